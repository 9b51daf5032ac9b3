import type { components } from '@kiban/client';
import { can } from '@kiban/vocabulary';
import type { Me } from '../session/session.js';

export type Webhook = components['schemas']['Webhook'];
export type Hook = components['schemas']['Hook'];

/** As in the paths of the API and the addresses of the views. */
export type EndpointKind = 'webhook' | 'hook';

/** A webhook or a REST hook, with what both have. */
export interface Endpoint {
  readonly kind: EndpointKind;
  readonly id: number;
  readonly url: string;
  readonly events: readonly string[];
  readonly boardIds: readonly number[] | null;
  readonly listId: number | null;
  readonly description: string | null;
  readonly status: Webhook['status'];
  readonly disabledReason: Webhook['disabledReason'];
  readonly disabledAt: string | null;
  readonly failingSince: string | null;
  readonly lastSuccessAt: string | null;
  readonly createdAt: string;
  readonly createdByName: string | null;
}

export const LISTS = { webhook: '/webhooks', hook: '/hooks' } as const;

export const ofWebhook = (webhook: Webhook): Endpoint => ({
  ...webhook,
  kind: 'webhook',
  listId: null,
  createdByName: webhook.createdBy.name,
});

export const ofHook = ({ targetUrl, event, filter, ...hook }: Hook): Endpoint => ({
  ...hook,
  kind: 'hook',
  url: targetUrl,
  events: [event],
  boardIds: filter?.boardId == null ? null : [filter.boardId],
  listId: filter?.listId ?? null,
  description: null,
  failingSince: null,
  lastSuccessAt: null,
  createdByName: null,
});

/** Whether only an owner can turn it on, which confirms its address. */
export const needsOwner = ({ disabledReason }: Endpoint): boolean => disabledReason === 'creator_lost_role';

/** As the API also enforces. */
export const mayManageWebhooks = (me: Me): boolean => can(me, 'createWebhook');
