import type { components } from '@kiban/client';
import { ApiError } from '../api/api-error.js';
import type { Api } from '../session/api.js';

export type MemberReference = components['schemas']['MemberReference'];

export const membersPath = (boardId: number) => `/boards/${boardId}/members` as const;

const ATTEMPTS_MAX = 3;

/** The API sets all members of a board: a set that someone else changed in between is read again. */
export async function setMembership(
  api: Pick<Api, 'call'>,
  boardId: number,
  change: { memberId: number; isMember: boolean },
  attempt = 1,
): Promise<MemberReference[]> {
  const { memberId, isMember } = change;
  const path = membersPath(boardId);
  const { body, headers } = await api.call('GET', path);
  const others = body.map((member) => member.memberId).filter((id) => id !== memberId);
  try {
    const set = await api.call('PUT', path, {
      body: { memberIds: isMember ? [...others, memberId] : others },
      headers: { 'if-match': headers.get('etag') ?? '*', 'idempotency-key': crypto.randomUUID() },
    });
    return set.body;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 412 || attempt === ATTEMPTS_MAX) throw error;
    return setMembership(api, boardId, change, attempt + 1);
  }
}
