import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.js';
import { useSession } from '../session/session.js';
import { settingsKey } from '../page-parts/settings-query.js';
import { membersPath, setMembership, type MemberReference } from './set-membership.js';

/** The members of a private board. */
export function useBoardMembers(boardId: number): UseQueryResult<MemberReference[]> {
  const { api } = useSession();
  return useQuery({
    queryKey: settingsKey(membersPath(boardId)),
    queryFn: () => api.read(membersPath(boardId)),
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
    queries.setQueryData(settingsKey(membersPath(boardId)), members);
  };
}
