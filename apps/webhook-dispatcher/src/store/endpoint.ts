import { DomainError, type WebhookDisabledReason, type WebhookStatus } from '@kiban/contracts';

export type EndpointKind = 'webhook' | 'rest_hook';

/** A target of deliveries: registered by a person, or subscribed by an automation tool. */
export interface Endpoint {
  id: number;
  workspaceId: number;
  kind: EndpointKind;
  url: string;
  events: string[];
  boardIds: number[] | null;
  listId: number | null;
  /** Of the events of the list, only those by which a card enters it. */
  onlyArrivals: boolean;
  description: string | null;
  status: WebhookStatus;
  disabledReason: WebhookDisabledReason | null;
  disabledAt: Date | null;
  failingSince: Date | null;
  lastSuccessAt: Date | null;
  createdBy: number;
  createdByName: string;
  createdAt: Date;
  updatedAt: Date;
  version: number;
}

/** What a registration or a subscription names. */
export interface NewEndpoint {
  kind: EndpointKind;
  url: URL;
  events: readonly string[];
  boardIds: readonly number[] | null;
  listId: number | null;
  onlyArrivals: boolean;
  description: string | null;
}

export interface EndpointChanges {
  url?: URL;
  events?: readonly string[];
  description?: string | null;
  boardIds?: readonly number[] | null;
}

export const nounOf = ({ kind }: Pick<Endpoint, 'kind'>): 'webhook' | 'hook' =>
  kind === 'webhook' ? 'webhook' : 'hook';

/** @throws DomainError 409 */
export function requireActive({ id, status }: Endpoint): void {
  if (status !== 'active') throw new DomainError('conflict', `Webhook ${id} is disabled; enable it first.`);
}
