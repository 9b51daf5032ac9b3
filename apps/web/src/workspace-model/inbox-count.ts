import { useQuery } from '@tanstack/react-query';
import { useIdle } from '../observable/use-idle.js';
import { useSession } from '../session/session.js';

/** Prefix of what changes with the inbox. */
export const INBOX = 'inbox';

/** How many notifications are unread. They are counted after what the page is for. */
export function useUnreadCount(): number {
  const { api } = useSession();
  const { data } = useQuery({
    queryKey: [INBOX, 'count'],
    queryFn: ({ signal }) => api.read('/me/inbox/count', { signal }),
    enabled: useIdle(),
    refetchOnWindowFocus: 'always',
  });
  return data?.unread ?? 0;
}
