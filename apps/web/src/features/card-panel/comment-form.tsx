import { SendHorizontal } from 'lucide-react';
import type { KeyboardEvent, ReactElement } from 'react';
import { useMessages } from '../../texts/messages.js';
import { Button } from '../../ui/button/button.js';
import { useCardWrite } from './card-queries.js';
import section from './section.module.css';
import styles from './timeline.module.css';
import { useDraft } from './use-draft.js';

/** As the API limits it. */
export const COMMENT_MAX = 50_000;

/** A new comment, at the foot of the panel. Its draft stays until the API accepted it. */
export function CommentForm({ cardId }: { cardId: number }): ReactElement {
  const messages = useMessages().cardPanel;
  const { write } = useCardWrite(cardId);
  const [draft, setDraft] = useDraft(`card.${cardId}.comment`);
  const text = draft?.text ?? '';
  const canSend = text.trim() !== '' && text.length <= COMMENT_MAX;
  const send = async (): Promise<void> => {
    if (!canSend) return;
    setDraft(null);
    const path = `/cards/${cardId}/comments`;
    const isSent = await write({ method: 'POST', path, body: { text: text.trim() } });
    if (!isSent) setDraft({ text, base: null });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void send();
    } else if (event.key === 'Escape') {
      // The text stays; a second Escape closes the panel.
      event.preventDefault();
      event.stopPropagation();
      event.currentTarget.closest<HTMLElement>('[role=dialog]')?.focus();
    }
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <textarea
        rows={1}
        aria-label={messages.writeComment}
        placeholder={messages.writeComment}
        className={[section.area, styles.write].join(' ')}
        value={text}
        onChange={({ target }) => setDraft(target.value === '' ? null : { text: target.value, base: null })}
        onKeyDown={onKeyDown}
      />
      <Button
        kind={canSend ? 'main' : 'plain'}
        type="submit"
        disabled={!canSend}
        aria-label={messages.send}
        className={styles.send}
      >
        <SendHorizontal size={16} aria-hidden />
      </Button>
    </form>
  );
}
