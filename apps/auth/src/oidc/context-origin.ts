import { plainAddress } from '@kiban/auth-client';
import type { RequestOrigin } from '@kiban/contracts';
import type { KoaContextWithOIDC } from 'oidc-provider';

const USER_AGENT_LENGTH_MAX = 200;

/** The origin of a request that the protocol library handles. */
export function originOfContext(ctx: Pick<KoaContextWithOIDC, 'ip' | 'get' | 'response'>): RequestOrigin {
  return {
    address: plainAddress(ctx.ip),
    userAgent: ctx.get('user-agent').slice(0, USER_AGENT_LENGTH_MAX) || null,
    // Set where the request was received.
    requestId: ctx.response.get('x-request-id'),
  };
}
