import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useMessages } from '../../texts/messages.js';
import { Notice } from '../../ui/notice/notice.js';

export function NotFound(): ReactElement {
  const messages = useMessages();
  return (
    <Notice title={messages.pageNotFound} isPage>
      <Link to="/boards">{messages.goToBoards}</Link>
    </Notice>
  );
}
