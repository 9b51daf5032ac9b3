import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { components } from '@kiban/api-client';
import { ApiError, type Api } from '../../../session/api.js';
import { useSession } from '../../../session/session.js';
import { settingsKey } from '../parts/settings-query.js';

type MemberReference = components['schemas']['MemberReference'];

const pathOf = (boardId: number): string => `/boards/${boardId}/members`;

/** The members of a private board. */
export function useBoardMembers(boardId: number): UseQueryResult<MemberReference[]> {
  const { api } = useSession();
  return useQuery({
    queryKey: settingsKey(pathOf(boardId)),
    queryFn: () => api.read<MemberReference[]>(pathOf(boardId)),
    staleTime: 0,
    retry: (count, failure) => !(failure instanceof ApiError) && count < 1,
  });
}

/** @returns a function that adds a member to a board, or removes them */
export function useSetMembership(boardId: number): (memberId: number, isMember: boolean) => Promise<void> {
  const { api } = useSession();
  const queries = useQueryClient();
  return async (memberId, isMember) => {
    const members = await setMembership(api, boardId, { memberId, isMember });
    queries.setQueryData(settingsKey(pathOf(boardId)), members);
  };
}

const ATTEMPTS_MAX = 3;

/** The API sets all members of a board: a set that someone else changed in between is read again. */
async function setMembership(
  api: Api,
  boardId: number,
  change: { memberId: number; isMember: boolean },
  attempt = 1,
): Promise<MemberReference[]> {
  const { memberId, isMember } = change;
  const path = pathOf(boardId);
  const { body, headers } = await api.call<MemberReference[]>('GET', path);
  const others = body.map((member) => member.memberId).filter((id) => id !== memberId);
  try {
    const set = await api.call<MemberReference[]>('PUT', path, {
      body: { memberIds: isMember ? [...others, memberId] : others },
      headers: { 'if-match': headers.get('etag') ?? '*', 'idempotency-key': crypto.randomUUID() },
    });
    return set.body;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 412 || attempt === ATTEMPTS_MAX) throw error;
    return setMembership(api, boardId, change, attempt + 1);
  }
}
