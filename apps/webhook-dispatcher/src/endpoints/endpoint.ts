import type { WebhookDisabledReason, WebhookStatus } from '@kiban/contracts';

export type EndpointKind = 'webhook' | 'rest_hook';

/** A target of deliveries: registered by a person, or subscribed by an automation tool. */
export interface Endpoint {
  id: number;
  workspace_id: number;
  kind: EndpointKind;
  url: string;
  events: string[];
  board_ids: number[] | null;
  list_id: number | null;
  description: string | null;
  status: WebhookStatus;
  disabled_reason: WebhookDisabledReason | null;
  disabled_at: Date | null;
  failing_since: Date | null;
  last_success_at: Date | null;
  created_by: number;
  created_by_name: string;
  created_at: Date;
  updated_at: Date;
  version: number;
}

export const endpointColumns = `id, workspace_id, kind, url, events, board_ids::text[] AS board_ids, list_id, description,
  status, disabled_reason, disabled_at, failing_since, last_success_at, created_by, created_by_name, created_at,
  updated_at, version`;

/** The driver returns arrays of bigint as text. */
export function endpointOf(row: Endpoint): Endpoint {
  return { ...row, board_ids: row.board_ids?.map(Number) ?? null };
}
