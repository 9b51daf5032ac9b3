import { limits } from '@kiban/client';
import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { useDraft } from '../drafts/use-draft.js';
import { useFields, useLabels, useMembers } from '../board-control/hooks/use-board.js';
import type { ShownList } from '../board-model/entities.js';
import { dayOf } from '../texts/calendar-day.js';
import { shortDate } from '../texts/dates.js';
import { useMessages } from '../texts/messages.js';
import { announce } from '../ui/announcer/announce.js';
import { Avatar } from '../ui/avatar/avatar.js';
import { Button } from '../ui/button/button.js';
import { LabelChip } from '../ui/label-chip/label-chip.js';
import { addCards, cellName } from '../board-control/add-cards.js';
import type { Cell } from '../arrangement/row-drop.js';
import { cellKey, useBoardGeometry, type BoardGeometry } from '../card-lists/board-geometry.js';
import { CardValues } from '../card-faces/card-values.js';
import type { NewCardText } from './new-card-text.js';
import { pastedTitles } from '../pasted-lines/pasted-titles.js';
import styles from './quick-add.module.css';
import { useControl } from '../board-control/hooks/use-control.js';
import { part } from '../ui/part/part.js';
import { quickAddMessages } from '../texts/quick-add-messages.js';
import { TextSuggestions } from '../text-suggestions/text-suggestions.js';
import { useNewCardReader } from './use-new-card-reader.js';
import { isComposing } from '../ui/input-method/is-composing.js';

const NewCardNotes = part(async () => {
  const loading = import('./new-card-notes.js').then((loaded) => loaded.NewCardNotes);
  const [notes] = await Promise.all([loading, quickAddMessages.load()]);
  return notes;
});

const PastedLines = part(() =>
  import('../pasted-lines/pasted-lines.js').then((loaded) => loaded.PastedLines),
);

export interface QuickAddProps {
  readonly list: ShownList;
  readonly at: 'first' | 'last';
  /** The row whose value the new cards get. */
  readonly row?: number;
}

/** The field for new cards of a list. It stays open after Enter, for the next one. */
export function QuickAdd({ list, at, row }: QuickAddProps): ReactElement {
  const messages = useMessages().board;
  const control = useControl();
  const geometry = useBoardGeometry();
  const [draft, setDraft] = useDraft(draftOf(list));
  const text = draft?.text ?? '';
  const setText = (typed: string): void => setDraft(typed === '' ? null : { text: typed, base: null });
  const [pasted, setPasted] = useState<readonly string[] | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const hasFields = useFields().length > 0;
  const read = useReadText(text);
  const isEntered = useRef(false);
  useEffect(() => {
    field.current?.focus();
    // Typing replaces a draft that was kept, and an arrow key keeps it.
    field.current?.select();
  }, []);
  const close = (): void => control.endAdding(list.id, row);
  const name = row === undefined ? list.name : cellName(control, list.name, row);
  const add = (): void => {
    isEntered.current = read === null;
    if (read === null || read.title === '') return;
    const { title, dueDate, fields } = read;
    addCards(control, row, {
      kind: 'card.create',
      listId: list.id,
      title,
      place: { at },
      labelIds: read.labels.map(({ id }) => id),
      assigneeIds: read.assignees.map(({ id }) => id),
      fields,
      ...(dueDate === undefined ? {} : { dueDate }),
    });
    setText('');
    announce(messages.added(title));
    showEnd(geometry, { listId: list.id, row }, at);
  };
  // Enter waits for the rules.
  useEffect(() => {
    if (isEntered.current) add();
  });
  const endPaste = (next: string): void => {
    setText(next);
    setPasted(null);
    field.current?.focus();
  };
  const addAll = (titles: readonly string[]): void => {
    addCards(control, row, { kind: 'cards.create', listId: list.id, titles, place: { at } });
    setPasted(null);
    announce(messages.addedCards(titles.length));
    showEnd(geometry, { listId: list.id, row }, at);
    field.current?.focus();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <textarea
        ref={field}
        rows={1}
        className={styles.text}
        aria-label={messages.newCardTitle(name)}
        aria-describedby={`quick-add-hint-${list.id} quick-add-unfit-${list.id} quick-add-unknown-${list.id}`}
        value={text}
        maxLength={limits.titleLengthMax}
        onChange={({ target }) => setText(target.value.replaceAll('\n', ' '))}
        onBlur={({ currentTarget, relatedTarget }) => {
          const isLeft = !currentTarget.form?.contains(relatedTarget);
          if (isLeft && text === '' && pasted === null && document.hasFocus())
            control.change({ adding: null });
        }}
        onPaste={(event) => {
          const titles = pastedTitles(event.clipboardData.getData('text/plain'));
          if (titles.length < 2) return;
          event.preventDefault();
          setPasted(titles);
        }}
        onKeyDown={(event) => {
          if (isComposing(event)) return;
          if (event.key === 'Escape') {
            event.stopPropagation();
            close();
          }
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
      />
      <TextSuggestions field={field} text={text} isTitle />
      {read && <Chips read={read} />}
      {read && read.unfit.length + read.unknown.length > 0 && (
        <NewCardNotes listId={list.id} read={read} onCreate={() => field.current?.focus()} />
      )}
      <p id={`quick-add-hint-${list.id}`} className={styles.hint}>
        {messages.newCardHint(hasFields)}
      </p>
      {/* With keys, as a press must not find its button replaced by one that sends the form. */}
      {pasted === null ? (
        <div key="add" className={styles.buttons}>
          <Button kind="main" type="submit">
            {messages.add}
          </Button>
          <Button kind="quiet" onClick={close}>
            {messages.close}
          </Button>
        </div>
      ) : (
        <PastedLines
          key="pasted"
          lines={pasted}
          asOne={asOne(text, pasted)}
          max={limits.titleLengthMax}
          texts={{ asMany: messages.pasteAsCards(pasted.length), asOne: messages.pasteAsOne }}
          onMany={() => addAll(pasted)}
          onOne={() => endPaste(asOne(text, pasted))}
          onNone={() => endPaste(text)}
          onMissing={() => endPaste(asOne(text, pasted))}
        />
      )}
    </form>
  );
}

const asOne = (text: string, lines: readonly string[]): string => `${text}${lines.join(' ')}`;

/** A cell of a grid may get its list from the first card. */
const draftOf = ({ id, columnId, rowId }: ShownList): string =>
  columnId === null || rowId === null ? `list.${id}.card` : `cell.${columnId}.${rowId}.card`;

/** Scrolls to a card that was added, once it is on the page. */
function showEnd(geometry: BoardGeometry, cell: Cell, at: 'first' | 'last'): void {
  // Rows scroll together; the field at the end of a cell stays in view.
  if (cell.row !== undefined) return;
  requestAnimationFrame(() => {
    const scroller = geometry.cards.get(cellKey(cell))?.scroller.current;
    scroller?.scrollTo({ top: at === 'first' ? 0 : scroller.scrollHeight });
  });
}

/** Null until the rules are loaded. */
function useReadText(text: string): NewCardText | null {
  const { me } = useControl().ports;
  const members = useMembers();
  const labels = useLabels();
  const fields = useFields();
  const read = useNewCardReader();
  return useMemo(
    () => read && read(text, { members, labels, fields, me, today: dayOf(new Date()) }),
    [text, members, labels, fields, read, me],
  );
}

/** What the text sets, before it is added. */
function Chips({ read }: { read: NewCardText }): ReactElement | null {
  const labels = useLabels();
  const { assignees, dueDate, fields } = read;
  const values = Object.keys(fields).map(Number);
  if (assignees.length + read.labels.length + values.length === 0 && dueDate === undefined) return null;
  return (
    <div className={styles.chips}>
      {read.labels.map(({ id, name }) => (
        <LabelChip key={id} name={name} color={labels.find((label) => label.id === id)?.color ?? null} />
      ))}
      {assignees.map(({ id, name }) => (
        <Avatar key={id} memberId={id} name={name} />
      ))}
      {dueDate !== undefined && <span className={styles.date}>{shortDate(dueDate)}</span>}
      <span className={styles.values}>
        <CardValues card={{ fields }} shown={values} />
      </span>
    </div>
  );
}
