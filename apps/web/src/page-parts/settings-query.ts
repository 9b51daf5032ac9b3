import {
  useQuery,
  useQueryClient,
  type QueryClient,
  type QueryKey,
  type UseQueryResult,
} from '@tanstack/react-query';
import { ApiError } from '../session/api.js';
import { useSession } from '../session/session.js';

export const settingsKey = (path: string): QueryKey => ['settings', path];

/** What the API has at `path`, read again whenever a view opens. */
export function useSettingsQuery<T>(path: string, { isEnabled = true } = {}): UseQueryResult<T> {
  const { api } = useSession();
  return useQuery({
    queryKey: settingsKey(path),
    queryFn: ({ signal }) => api.read<T>(path, { signal }),
    staleTime: 0,
    enabled: isEnabled,
    retry: (count, failure) => !(failure instanceof ApiError) && count < 1,
  });
}

/** Changes what was read from `path`, as the API has changed it. */
export function changeRead<T>(queries: QueryClient, path: string, change: (read: T) => T): void {
  queries.setQueryData<T>(settingsKey(path), (read) => (read === undefined ? read : change(read)));
}

/** @returns a function that reads what a view shows once more */
export function useReadAgain(): (path: string) => Promise<void> {
  const queries = useQueryClient();
  return (path) => queries.invalidateQueries({ queryKey: settingsKey(path) });
}
