import {
  useQuery,
  useQueryClient,
  type QueryClient,
  type QueryKey,
  type UseQueryResult,
} from '@tanstack/react-query';
import { ApiError, requireSuccess } from '../api/api-error.js';
import type { Rest, ResultOf } from '../api/typed-paths.js';
import { useSession } from '../session/session.js';

export const settingsKey = (path: string): QueryKey => ['settings', path];

/** What the API has at `path`, read again whenever a view opens. */
export function useSettingsQuery<P extends string>(
  path: P,
  ...[options]: Rest<'GET', P, { readonly isEnabled?: boolean }>
): UseQueryResult<ResultOf<'GET', P>> {
  const { api } = useSession();
  return useQuery({
    queryKey: settingsKey(path),
    queryFn: async ({ signal }) =>
      requireSuccess(await api.request('GET', path, { signal })).body as ResultOf<'GET', P>,
    staleTime: 0,
    enabled: options?.isEnabled ?? true,
    retry: (count, failure) => !(failure instanceof ApiError) && count < 1,
  });
}

/** Changes what was read from `path`, as the API has changed it. */
export function changeRead<P extends string>(
  queries: QueryClient,
  path: P,
  change: (read: ResultOf<'GET', P>) => ResultOf<'GET', P>,
): void {
  queries.setQueryData<ResultOf<'GET', P>>(settingsKey(path), (read) =>
    read === undefined ? read : change(read),
  );
}

/** @returns a function that reads what a view shows once more */
export function useReadAgain(): (path: string) => Promise<void> {
  const queries = useQueryClient();
  return (path) => queries.invalidateQueries({ queryKey: settingsKey(path) });
}
