import { membersSubject, resolveSubject, type MembersRequest, type ResolveRequest } from '@kiban/auth-client';
import type { Principal } from '@kiban/contracts';
import type { NatsConnection } from '@kiban/messaging';

/** The bearers of a test. */
export interface KnownBearers {
  readonly workspaceId: number;
  /** By digest. */
  readonly principals: ReadonlyMap<string, Principal>;
}

/**
 * Responds by auth's protocol, so that a test can be any caller.
 * @param leaseMs lifetime of a resolved bearer
 */
export async function respondAsAuth(
  nats: NatsConnection,
  known: KnownBearers,
  leaseMs: number,
): Promise<void> {
  // Each test receives every request on this subject; only the one that has the bearer replies.
  nats.subscribe(resolveSubject, {
    callback: (_, message) => {
      const principal = known.principals.get(message.json<ResolveRequest>().digest);
      if (principal) message.respond(JSON.stringify({ principal, leaseMs }));
    },
  });
  nats.subscribe(membersSubject, {
    callback: (_, message) => {
      if (message.json<MembersRequest>().workspaceId !== known.workspaceId) return;
      const members = [...known.principals.values()]
        .filter(({ workspace }) => workspace.id === known.workspaceId)
        .map(({ member, role }) => ({ memberId: member.id, name: member.name, role }));
      message.respond(JSON.stringify({ members }));
    },
  });
  await nats.flush();
}
