import type { ReactElement } from 'react';
import { useMessages } from '../../texts/messages.js';
import { Notice } from '../../ui/notice/notice.js';
import { MissingPartError } from '../../ui/part/load-part.js';

/** A view that failed, or whose file is gone after an upgrade: the way out is a reload. */
export function Crash({ error }: { error: unknown }): ReactElement {
  const messages = useMessages();
  return (
    <Notice
      title={error instanceof MissingPartError ? messages.partMissing : messages.somethingFailed}
      action={{ title: messages.reload, run: () => location.reload() }}
    />
  );
}
