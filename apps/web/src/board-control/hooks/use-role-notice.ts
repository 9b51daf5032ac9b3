import { useEffect, useRef } from 'react';
import { useConnection } from './use-board.js';
import { useMessages } from '../../texts/messages.js';
import { showToast } from '../../ui/toast/toasts.js';

/** Says that the person may no longer change the board, or may do so again. */
export function useRoleNotice(): void {
  const texts = useMessages().board;
  const { readOnly, state, asOf } = useConnection();
  const isKnown = state !== 'loading' && asOf === undefined;
  const before = useRef<boolean | null>(null);
  useEffect(() => {
    if (!isKnown) return;
    const isChange = before.current !== null && before.current !== readOnly;
    before.current = readOnly;
    if (isChange) showToast({ kind: 'done', text: readOnly ? texts.nowReadOnly : texts.nowWritable });
  }, [isKnown, readOnly, texts]);
}
