import { Pencil } from 'lucide-react';
import { useRef, useState, type MouseEvent, type ReactElement } from 'react';
import type { BoardCommand, RejectedOutcome } from '../../board-model/board-command.js';
import type { ShownCard } from '../../board-model/entities.js';
import { isTextUnread } from '../../board-model/card-text.js';
import { Markdown } from '../../markdown/markdown.js';
import { tickedTask } from '../../markdown/task-ticks.js';
import { useCardPanelMessages } from '../../texts/card-panel-messages.js';
import { Button } from '../../ui/button/button.js';
import { DescriptionConflict } from './description-conflict.js';
import { DescriptionEditor } from './description-editor.js';
import styles from './description.module.css';
import { PanelSection } from './panel-section.js';
import { useDraft } from '../../drafts/use-draft.js';
import { useCardRun } from '../../card-history/use-card-run.js';

/** The description: shown as Markdown, edited as text. A draft stays until the API accepted it. */
export function Description({ card, canWrite }: { card: ShownCard; canWrite: boolean }): ReactElement {
  const messages = useCardPanelMessages();
  const run = useCardRun();
  const [draft, setDraft] = useDraft(`card.${card.id}.description`);
  const [isEditing, setEditing] = useState(draft !== null);
  const [theirs, setTheirs] = useState<string | null>(null);
  const section = useRef<HTMLDivElement>(null);
  // What is typed into an editor that was opened since is never replaced.
  const hasEditor = useRef(isEditing);
  const text = card.description ?? '';
  const isUnread = isTextUnread(card);

  const showEditor = (): void => {
    hasEditor.current = true;
    setEditing(true);
  };
  const begin = (): void => {
    setDraft(draft ?? { text, base: text });
    showEditor();
  };
  const close = (): void => {
    hasEditor.current = false;
    setEditing(false);
    requestAnimationFrame(() => section.current?.querySelector<HTMLElement>('button')?.focus());
  };
  const forget = (): void => {
    setDraft(null);
    setTheirs(null);
  };
  const cancel = (): void => {
    forget();
    close();
  };
  const save = async (mine: string, base: string): Promise<void> => {
    // The focus moves now and not with the response, when the person is elsewhere.
    close();
    const outcome = mine === base ? null : await run(updateOf(card.id, mine, base));
    if (outcome === null || outcome.ok) forget();
    else showRejected(outcome);
  };
  const showRejected = ({ conflict }: RejectedOutcome): void => {
    const other = conflict?.theirs as { description?: string | null } | undefined;
    setTheirs(other ? (other.description ?? '') : null);
    showEditor();
  };
  /** A tick is a change of the text like any other one. */
  const tick = async (nth: number): Promise<void> => {
    const mine = tickedTask(text, nth);
    if (mine === null) {
      begin();
      return;
    }
    const outcome = await run(updateOf(card.id, mine, text));
    // Without a conflict the sentence of the rejection is shown, and the box is what it was.
    if (outcome.ok || !outcome.conflict || hasEditor.current) return;
    setDraft({ text: mine, base: text });
    showRejected(outcome);
  };

  const edit =
    canWrite && !isEditing ? (
      <Button kind="quiet" aria-label={messages.editDescription} onClick={begin}>
        <Pencil size={14} aria-hidden />
        {messages.edit}
      </Button>
    ) : undefined;
  return (
    <div ref={section}>
      <PanelSection title={messages.description} end={text === '' ? undefined : edit}>
        {isEditing && theirs !== null && draft && (
          <DescriptionConflict
            mine={draft.text}
            theirs={theirs}
            onChange={(mine) => setDraft({ text: mine, base: theirs })}
            onSave={() => void save(draft.text, theirs)}
            onTakeTheirs={cancel}
          />
        )}
        {isEditing && theirs === null && draft && (
          <DescriptionEditor
            text={draft.text}
            base={draft.base ?? ''}
            canWrite={canWrite}
            onChange={(mine) => setDraft({ ...draft, text: mine })}
            onSave={() => void save(draft.text, draft.base ?? '')}
            onCancel={cancel}
          />
        )}
        {!isEditing && text !== '' && (
          // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions -- The button above does the same for keyboards.
          <div
            className={styles.shown}
            data-writable={canWrite}
            onClick={(event) => canWrite && isPlainClick(event) && begin()}
          >
            <Markdown text={text} onTick={canWrite ? (nth) => void tick(nth) : undefined} />
          </div>
        )}
        {!isEditing && isUnread && (
          <p className={styles.unread} role="status">
            {messages.descriptionLoading}
          </p>
        )}
        {!isEditing && !isUnread && text === '' && canWrite && (
          <button type="button" className={styles.add} onClick={begin}>
            {messages.addDescription}
          </button>
        )}
      </PanelSection>
    </div>
  );
}

const updateOf = (cardId: number, mine: string, base: string): BoardCommand => ({
  kind: 'card.update',
  cardId,
  change: { description: mine.trim() === '' ? null : mine },
  base: { description: base },
});

/** Neither a click on a link or a box nor the end of a selection. */
function isPlainClick({ target }: MouseEvent): boolean {
  const isControl = target instanceof Element && target.closest('a, label') !== null;
  return !isControl && getSelection()?.isCollapsed !== false;
}
