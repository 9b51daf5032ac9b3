import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { ApiError } from '../../api/api-error.js';
import { useSession } from '../../session/session.js';
import { useMessages } from '../../texts/messages.js';
import { Notice } from '../../ui/notice/notice.js';
import { NotFound } from './not-found.js';

/** Links in chats, mails and answers of AI clients name only the card, by its id or as `#12`. */
export function CardLink(): ReactElement {
  const messages = useMessages();
  const { api } = useSession();
  const { cardId } = useParams({ from: '/cards/$cardId' });
  const { data, error } = useQuery({
    queryKey: ['card', cardId],
    queryFn: async () => {
      if (cardId >= 0) return api.read(`/cards/${cardId}`);
      const [found] = await api.read(`/search?number=${-cardId}&archived=all`);
      return found ?? null;
    },
    retry: (count, failure) => !(failure instanceof ApiError) && count < 2,
  });
  if (data)
    return (
      <Navigate
        to="/boards/$boardId/cards/$cardId"
        params={{ boardId: data.boardId, cardId: data.id }}
        hash={location.hash.slice(1)}
        replace
      />
    );
  if (data === null || error instanceof ApiError) return <NotFound />;
  return <Notice title={error ? messages.unreachable : messages.loading} isQuiet={!error} />;
}
