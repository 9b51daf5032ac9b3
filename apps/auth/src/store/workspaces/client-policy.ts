import { ValidationError, type ClientAccess } from '@kiban/contracts';

/** Which AI clients the members of a workspace may connect, and for how long. */
export interface ClientPolicy {
  /** Hosts of verified clients and ids of other ones; null admits all. */
  approvedClients: string[] | null;
  /** What the page that connects a client preselects. */
  clientAccess: ClientAccess;
  clientDaysMax: number | null;
}

/** The columns of `auth.workspace w`. */
export const CLIENT_POLICY = `w.approved_clients AS "approvedClients", w.client_access AS "clientAccess",
  w.client_days_max AS "clientDaysMax"`;

/** By what an owner approves a client: its host where that is verified, otherwise its id. */
export const approvableName = (clientId: string, host: string | null): string => host ?? clientId;

/** Without spaces and repetitions; a host in lower case. @throws ValidationError for what no client is called */
export function readApprovedClients(given: readonly string[]): string[] {
  const names = given.map((each) => {
    const name = each.trim();
    if (!/^[!-~]+$/.test(name))
      throw new ValidationError(
        'approvedClients',
        'invalid',
        'approvedClients must have hosts, such as claude.ai, and client ids, without spaces.',
      );
    return /^[a-z0-9.-]+\.[a-z]+$/i.test(name) ? name.toLowerCase() : name;
  });
  return [...new Set(names)];
}
