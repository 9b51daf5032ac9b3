import { bearerDigest } from '@kiban/auth-client';
import type { AuthDeployment, AuthReplica } from './running-auth.js';

/** Resolves a bearer over HTTP, like a service. */
export async function resolvedBearer(
  deployment: AuthDeployment,
  replica: AuthReplica,
  bearer: string,
  announced: { appliesRestrictions?: boolean; appliesBoards?: boolean } = {},
): Promise<Record<string, unknown>> {
  const response = await fetch(`${replica.managementUrl}/internal/resolve`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${deployment.env['INTERNAL_API_SECRET'] ?? ''}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      digest: bearerDigest(bearer),
      instance: '6f9619ff-8b86-4011-b42d-00cf4fc964ff',
      ...announced,
    }),
  });
  return (await response.json()) as Record<string, unknown>;
}
