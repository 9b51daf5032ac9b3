import { limits } from '@kiban/client';
import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { Markdown } from '../../markdown/markdown.js';
import { MarkdownField } from '../../markdown-field/markdown-field.js';
import { tickedTask } from '../../markdown/task-ticks.js';
import { useSession } from '../../session/session.js';
import { useCardPanelMessages } from '../../texts/card-panel-messages.js';
import { Avatar } from '../../ui/avatar/avatar.js';
import { Button } from '../../ui/button/button.js';
import { Dialog } from '../../ui/dialog/dialog.js';
import { LengthNote } from '../../ui/length-note/length-note.js';
import type { Activity, Comment } from '../../card-history/card-details.js';
import { useCardWrite } from '../../card-history/card-queries.js';
import { Moment } from '../../card-history/moment.js';
import { Origin } from '../../card-history/origin.js';
import section from './section.module.css';
import styles from '../../card-history/timeline.module.css';
import { TextSuggestions } from '../../text-suggestions/text-suggestions.js';
import { useFocusOnMount } from '../../ui/focus/use-focus-on-mount.js';
import { useDraft } from '../../drafts/use-draft.js';
import { isComposing } from '../../ui/input-method/is-composing.js';

export interface CommentEntryProps {
  readonly comment: Comment;
  /** The activity entry of its creation. */
  readonly written: Activity | undefined;
  readonly canWrite: boolean;
  /** It was written just now, below all that is shown. */
  readonly isPosted: boolean;
}

/** A comment; its author may edit and delete it. */
export function CommentEntry({ comment, written, canWrite, isPosted }: CommentEntryProps): ReactElement {
  const messages = useCardPanelMessages();
  const { me } = useSession();
  const { write } = useCardWrite(comment.cardId);
  const [draft, setDraft] = useDraft(`comment.${comment.id}`);
  const [isDeleting, setDeleting] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const entry = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // The address of a comment ends with the id of its element, which appears after the page.
    const isLinked = location.hash === `#${entry.current?.id}`;
    if (isLinked || isPosted) entry.current?.scrollIntoView({ block: isPosted ? 'nearest' : 'center' });
  }, [isPosted]);
  const isMine = canWrite && comment.author.memberId === me.member.id;
  const path = `/comments/${comment.id}`;
  const endEditing = (): void => {
    setDraft(null);
    requestAnimationFrame(() => edit.current?.focus());
  };
  const send = (text: string): Promise<boolean> => {
    const show = { ...comment, text };
    return write({
      method: 'PATCH',
      path,
      body: { text },
      show: (details) => details.comments((all) => all.map((one) => (one.id === comment.id ? show : one))),
    });
  };
  const save = async (text: string): Promise<void> => {
    if (text.trim() === '' || text.length > limits.commentLengthMax) return;
    endEditing();
    if (text === comment.text) return;
    if (!(await send(text))) setDraft({ text, base: comment.text });
  };
  const tick = async (nth: number): Promise<void> => {
    const text = tickedTask(comment.text, nth);
    if (text !== null) await send(text);
  };
  return (
    <li id={`comment-${comment.id}`} ref={entry} className={styles.entry}>
      <Avatar memberId={comment.author.memberId} name={comment.author.name} isDecoration />
      <article className={styles.comment}>
        <div className={styles.line}>
          <span className={styles.words}>
            <span className={styles.actor} dir="auto">
              {comment.author.name}
            </span>{' '}
            {written && <Origin via={written.via} />}
          </span>
          <span className={styles.meta}>
            {comment.updatedAt !== comment.createdAt && <span>{messages.edited}</span>}
            <Moment at={comment.createdAt} />
            {isMine && !draft && (
              <>
                <button
                  ref={edit}
                  type="button"
                  className={styles.tool}
                  aria-label={messages.editComment}
                  onClick={() => setDraft({ text: comment.text, base: comment.text })}
                >
                  <Pencil size={13} aria-hidden />
                </button>
                <button
                  type="button"
                  className={styles.tool}
                  aria-label={messages.deleteComment}
                  onClick={() => setDeleting(true)}
                >
                  <Trash2 size={13} aria-hidden />
                </button>
              </>
            )}
          </span>
        </div>
        {draft ? (
          <EditComment
            text={draft.text}
            onChange={(text) => setDraft({ text, base: comment.text })}
            onSave={() => void save(draft.text)}
            onCancel={endEditing}
          />
        ) : (
          <Markdown text={comment.text} onTick={isMine ? (nth) => void tick(nth) : undefined} />
        )}
      </article>
      {isDeleting && (
        <Dialog title={messages.deleteCommentTitle} onClose={() => setDeleting(false)}>
          <div className={section.actions}>
            <Button onClick={() => setDeleting(false)}>{messages.keep}</Button>
            <Button
              kind="danger"
              onClick={() => {
                setDeleting(false);
                void write({
                  method: 'DELETE',
                  path,
                  show: (details) => details.comments((all) => all.filter(({ id }) => id !== comment.id)),
                });
              }}
            >
              {messages.deleteComment}
            </Button>
          </div>
        </Dialog>
      )}
    </li>
  );
}

function EditComment({
  text,
  onChange,
  onSave,
  onCancel,
}: {
  text: string;
  onChange: (text: string) => void;
  onSave: () => void;
  onCancel: () => void;
}): ReactElement {
  const messages = useCardPanelMessages();
  const field = useFocusOnMount<HTMLTextAreaElement>();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    const isSave = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isSave && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (isSave) onSave();
    else onCancel();
  };
  return (
    <>
      <MarkdownField>
        <textarea
          ref={field}
          aria-label={messages.editComment}
          className={section.area}
          value={text}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={onKeyDown}
        />
      </MarkdownField>
      <TextSuggestions field={field} text={text} />
      <LengthNote length={text.length} max={limits.commentLengthMax} />
      <div className={section.actions}>
        <Button kind="main" disabled={text.length > limits.commentLengthMax} onClick={onSave}>
          {messages.save}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {messages.cancel}
        </Button>
      </div>
    </>
  );
}
