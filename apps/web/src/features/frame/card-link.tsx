import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import type { Card } from '../../board-data/entities.js';
import { ApiError } from '../../session/api.js';
import { useSession } from '../../session/session.js';
import { useMessages } from '../../texts/messages.js';
import { Notice } from '../../ui/notice/notice.js';
import { NotFound } from './not-found.js';

/** Links in chats, mails and answers of AI clients name only the card. */
export function CardLink(): ReactElement {
  const messages = useMessages();
  const { api } = useSession();
  const { cardId } = useParams({ from: '/cards/$cardId' });
  const { data, error } = useQuery({
    queryKey: ['card', cardId],
    queryFn: () => api.read<Card>(`/cards/${cardId}`),
    retry: (count, failure) => !(failure instanceof ApiError) && count < 2,
  });
  if (data)
    return (
      <Navigate to="/boards/$boardId/cards/$cardId" params={{ boardId: data.boardId, cardId }} replace />
    );
  if (error instanceof ApiError) return <NotFound />;
  return <Notice title={error ? messages.unreachable : messages.loading} isQuiet={!error} />;
}
