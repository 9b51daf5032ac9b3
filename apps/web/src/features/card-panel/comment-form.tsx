import { limits } from '@kiban/client';
import { SendHorizontal } from 'lucide-react';
import { useRef, type KeyboardEvent, type ReactElement } from 'react';
import { useDraft } from '../../drafts/use-draft.js';
import { TextSuggestions } from '../../text-suggestions/text-suggestions.js';
import { useCardPanelMessages } from '../../texts/card-panel-messages.js';
import { useBottomBar } from '../../ui/bottom-bar/use-bottom-bar.js';
import { Button } from '../../ui/button/button.js';
import { MarkdownField } from '../../markdown-field/markdown-field.js';
import { LengthNote } from '../../ui/length-note/length-note.js';
import type { Comment } from '../../card-history/card-details.js';
import { useCardWrite } from '../../card-history/card-queries.js';
import section from './section.module.css';
import styles from '../../card-history/timeline.module.css';
import { isComposing } from '../../ui/input-method/is-composing.js';

export interface CommentFormProps {
  readonly cardId: number;
  readonly canWrite: boolean;
  readonly onPosted: (commentId: number) => void;
}

/** A new comment, at the foot of the panel. Its draft stays until the API accepted it, also where writing is not allowed. */
export function CommentForm({ cardId, canWrite, onPosted }: CommentFormProps): ReactElement | null {
  const messages = useCardPanelMessages();
  const { write, isWriting } = useCardWrite(cardId);
  const [draft, setDraft] = useDraft(`card.${cardId}.comment`);
  const bottomBar = useBottomBar();
  const field = useRef<HTMLTextAreaElement>(null);
  const text = draft?.text ?? '';
  const isTooLong = text.length > limits.commentLengthMax;
  const canSend = canWrite && !isWriting && text.trim() !== '' && !isTooLong;
  const send = async (): Promise<void> => {
    if (!canSend) return;
    const key = draft?.key ?? crypto.randomUUID();
    setDraft({ text, base: null, key });
    const path = `/cards/${cardId}/comments`;
    const isSent = await write({
      method: 'POST',
      path,
      body: { text: text.trim() },
      key,
      onResponse: (posted) => onPosted((posted as Comment).id),
    });
    if (isSent) setDraft(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (isComposing(event)) return;
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
  if (!canWrite && draft === null) return null;
  return (
    <form
      ref={bottomBar}
      className={styles.form}
      data-draft={text !== ''}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <MarkdownField
        className={styles.composer}
        end={
          <Button
            kind={canSend ? 'main' : 'plain'}
            type="submit"
            disabled={!canSend}
            aria-label={messages.send}
            className={styles.send}
          >
            <SendHorizontal size={16} aria-hidden />
          </Button>
        }
      >
        <textarea
          ref={field}
          rows={1}
          aria-label={messages.writeComment}
          placeholder={messages.writeComment}
          className={[section.area, styles.write].join(' ')}
          value={text}
          readOnly={!canWrite || isWriting}
          onChange={({ target }) => setDraft(target.value === '' ? null : { text: target.value, base: null })}
          onKeyDown={onKeyDown}
        />
      </MarkdownField>
      <TextSuggestions field={field} text={text} />
      {canWrite ? (
        <LengthNote length={text.length} max={limits.commentLengthMax} />
      ) : (
        <p role="status" className={section.aside}>
          {messages.notWritable}
        </p>
      )}
    </form>
  );
}
