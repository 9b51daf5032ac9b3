import type { components } from '@kiban/client';

export type Credential = components['schemas']['Credential'];
export type Board = components['schemas']['Board'];

/** The list of the API that has tokens and connected clients. */
export const TOKENS = '/tokens';

export const isUsable = ({ state }: Credential): boolean => state === 'active' || state === 'connected';

export const revocationPath = ({ kind, id }: Credential): `/${'tokens' | 'clients'}/${string}/revoke` =>
  kind === 'token' ? `/tokens/${id}/revoke` : `/clients/${id}/revoke`;
