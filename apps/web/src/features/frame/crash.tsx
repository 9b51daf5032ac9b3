import type { ReactElement } from 'react';
import { useMessages } from '../../texts/messages.js';
import { Notice } from '../../ui/notice/notice.js';

/** A view that failed. A chunk that is gone after an upgrade ends here as well, so the way out is a reload. */
export function Crash(): ReactElement {
  const messages = useMessages();
  return (
    <Notice
      title={messages.somethingFailed}
      action={{ title: messages.reload, run: () => location.reload() }}
    />
  );
}
