import { setTimeout as delay } from 'node:timers/promises';
import type { HeldBearer } from './replica-calls.js';
import type { WorkspacePeople } from './workspace-people.js';

/** A right that is about to be revoked. */
export interface PreparedRevocation {
  kind: string;
  boardId: number;
  /** Bearers that must be rejected afterwards. */
  ended: HeldBearer[];
  /** Bearers that stay valid, without the rights of an admin. */
  lowered: HeldBearer[];
  /** Bearers that must stay valid. */
  kept: HeldBearer[];
  /** Resolves with the response to the revoking request, or at the preset expiry. */
  end: () => Promise<unknown>;
}

const nothing = { ended: [], lowered: [], kept: [] };

export interface RevocationKind {
  name: string;
  /** @param leadMs time until a preset expiry, enough to use all bearers before */
  prepare: (people: WorkspacePeople, leadMs: number) => Promise<PreparedRevocation>;
}

/** Every kind of revocation. */
export const ENDING_KINDS: readonly RevocationKind[] = [
  { name: 'token revoked', prepare: tokenRevoked },
  { name: 'client revoked', prepare: clientRevoked },
  { name: 'member removed', prepare: memberRemoved },
  { name: 'role lowered', prepare: roleLowered },
  { name: 'password changed', prepare: passwordChanged },
  { name: 'workspace deleted', prepare: workspaceDeleted },
  // Last: its expiry time starts when it is prepared.
  { name: 'token expired', prepare: tokenExpired },
];

async function tokenRevoked(people: WorkspacePeople): Promise<PreparedRevocation> {
  const { id, bearer } = await people.issueToken();
  const other = await people.issueToken();
  const { password } = people.owner;
  return {
    ...nothing,
    kind: 'token revoked',
    boardId: people.boardId,
    ended: [bearer],
    kept: [other.bearer],
    end: () => people.ask('POST', `/tokens/${id}/revoke`, { password }),
  };
}

async function tokenExpired(people: WorkspacePeople, leadMs: number): Promise<PreparedRevocation> {
  const expiresAt = new Date(Date.now() + leadMs);
  const { bearer } = await people.issueToken(expiresAt);
  return {
    ...nothing,
    kind: 'token expired',
    boardId: people.boardId,
    ended: [bearer],
    end: () => delay(Math.max(0, expiresAt.getTime() - Date.now()) + 1),
  };
}

async function clientRevoked(people: WorkspacePeople): Promise<PreparedRevocation> {
  const bearer = await people.connect(people.owner);
  const credentials = await people.ask<{ id: number; kind: string; state: string }[]>('GET', '/tokens');
  const id = credentials.find(({ kind, state }) => kind === 'oauth_client' && state === 'connected')?.id;
  const { password } = people.owner;
  return {
    ...nothing,
    kind: 'client revoked',
    boardId: people.boardId,
    ended: [bearer],
    end: () => people.ask('POST', `/clients/${id}/revoke`, { password }),
  };
}

async function memberRemoved(people: WorkspacePeople): Promise<PreparedRevocation> {
  const member = await people.join('leaver', 'admin');
  return {
    ...nothing,
    kind: 'member removed',
    boardId: people.boardId,
    ended: [await people.signIn(member), await people.connect(member)],
    end: () => people.ask('DELETE', `/members/${member.memberId}`),
  };
}

/** An owner with a token becomes a viewer: the token is revoked with the role (docs/decisions, 5), the sign-ins hold. */
async function roleLowered(people: WorkspacePeople): Promise<PreparedRevocation> {
  const member = await people.join('second owner', 'admin');
  await people.ask('PATCH', `/members/${member.memberId}`, { role: 'owner' });
  const screen = await people.signIn(member);
  const token = await people.issueToken(undefined, { bearer: screen.value, password: member.password });
  return {
    ...nothing,
    kind: 'role lowered',
    boardId: people.boardId,
    ended: [token.bearer],
    lowered: [screen, await people.connect(member)],
    end: () => people.ask('PATCH', `/members/${member.memberId}`, { role: 'viewer' }),
  };
}

/** The deletion of the round before is undone first, so each round also shows that all work again. */
async function workspaceDeleted(people: WorkspacePeople): Promise<PreparedRevocation> {
  const { deletionAt } = (await people.ask<{ workspace: { deletionAt: string | null } }>('GET', '/me'))
    .workspace;
  if (deletionAt !== null) await people.ask('POST', '/workspace/restore');
  return {
    ...nothing,
    kind: 'workspace deleted',
    boardId: people.boardId,
    ended: [(await people.issueToken()).bearer, await people.connect(people.owner)],
    end: () => people.ask('POST', '/workspace/delete', { name: people.owner.workspaceName }),
  };
}

async function passwordChanged(people: WorkspacePeople): Promise<PreparedRevocation> {
  const member = await people.join('changer', 'admin');
  const [here, elsewhere] = [await people.signIn(member), await people.signIn(member)];
  const change = { password: member.password, newPassword: `another ${member.password}` };
  return {
    ...nothing,
    kind: 'password changed',
    boardId: people.boardId,
    ended: [elsewhere, await people.connect(member)],
    kept: [here],
    end: () => people.ask('POST', '/me/password', change, here.value),
  };
}
