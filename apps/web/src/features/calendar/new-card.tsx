import { limits } from '@kiban/client';
import { Plus } from 'lucide-react';
import { useEffect, useRef, type ReactElement } from 'react';
import { useList, useListIds } from '../../board-control/hooks/use-board.js';
import { useDraft } from '../../drafts/use-draft.js';
import { useValue } from '../../observable/use-value.js';
import { useCalendarMessages } from '../../texts/calendar-messages.js';
import { Button } from '../../ui/button/button.js';
import { useCalendar } from './calendar-control.js';
import styles from './day-cards.module.css';

/** The field for new cards of a day. It keeps the focus after Enter, for the next one. */
export function NewCard({ day, title: dayTitle }: { day: number; title: string }): ReactElement | null {
  const texts = useCalendarMessages();
  const control = useCalendar();
  const listIds = useListIds();
  const [draft, setDraft] = useDraft(`calendar.${day}.card`);
  const lastId = useValue(control.state, ({ listId: last }) => last);
  const field = useRef<HTMLInputElement>(null);
  const isAdding = useValue(control.state, ({ adding }) => adding === day);
  useEffect(() => {
    if (!isAdding) return;
    field.current?.focus();
    // Typing replaces a draft that was kept.
    field.current?.select();
    control.change({ adding: null });
  }, [control, isAdding]);
  const listId = lastId !== null && listIds.includes(lastId) ? lastId : listIds[0];
  if (listId === undefined) return null;
  const text = draft?.text ?? '';
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const title = text.trim();
        if (title === '') return;
        control.addCard(title, listId, day);
        setDraft(null);
      }}
    >
      <input
        ref={field}
        type="text"
        className={styles.field}
        aria-label={texts.newCardOn(dayTitle)}
        placeholder={texts.newCard}
        maxLength={limits.titleLengthMax}
        dir="auto"
        enterKeyHint="done"
        value={text}
        onChange={({ target }) => setDraft(target.value === '' ? null : { text: target.value, base: null })}
      />
      {listIds.length > 1 && (
        <select
          className={styles.list}
          aria-label={texts.list}
          value={listId}
          onChange={({ target }) => control.change({ listId: Number(target.value) })}
        >
          {listIds.map((id) => (
            <ListOption key={id} id={id} />
          ))}
        </select>
      )}
      <Button
        kind="quiet"
        type="submit"
        className={styles.send}
        aria-label={texts.add}
        disabled={text.trim() === ''}
      >
        <Plus size={18} aria-hidden />
      </Button>
    </form>
  );
}

function ListOption({ id }: { id: number }): ReactElement {
  return <option value={id}>{useList(id)?.name}</option>;
}
