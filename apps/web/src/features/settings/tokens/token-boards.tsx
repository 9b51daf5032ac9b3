import { useState, type ReactElement } from 'react';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import { Field } from '../../../page-parts/field.js';
import type { SentForm } from '../../../page-parts/form.js';
import { ReadState } from '../../../page-parts/read-state.js';
import { useSettingsQuery } from '../../../page-parts/settings-query.js';
import styles from './token-rights.module.css';
import type { Board } from './tokens.js';
import { isComposing } from '../../../ui/input-method/is-composing.js';

/** Archived boards can be restored, so a token may list them. */
const BOARDS = '/boards?archived=all';

/** From this count of boards, a filter shortens the list. */
const FILTERED_FROM = 9;

/** The chosen boards as the API takes them. Without a choice, an empty list is rejected: it never means every board. */
export function boardIdsOf({ text, all }: SentForm): object {
  return text('reach') === 'some' ? { boardIds: all('boards').map(Number) } : {};
}

interface Choice {
  isOfBoards: boolean;
  onChange: (isOfBoards: boolean) => void;
}

/** A choice of the boards that a token may see: all, or the chosen ones. */
export function TokenBoards({ isOfBoards, onChange }: Choice): ReactElement {
  const texts = useSettingsMessages().tokens;
  const boards = useSettingsQuery(BOARDS, { isEnabled: isOfBoards });
  const choice = (value: string, isChosen: boolean, label: string): ReactElement => (
    <label className={styles.choice}>
      <input
        type="radio"
        name="reach"
        value={value}
        checked={isOfBoards === isChosen}
        onChange={() => onChange(isChosen)}
      />
      {label}
    </label>
  );
  return (
    <fieldset className={styles.rights}>
      <legend>{texts.boards}</legend>
      {choice('every', false, texts.allBoards)}
      {choice('some', true, texts.chosenBoards)}
      {isOfBoards && (
        <div className={styles.scopes}>
          <p className={styles.hint}>{texts.boardsHint}</p>
          <ReadState query={boards}>{(read) => <BoardChoices boards={read} />}</ReadState>
        </div>
      )}
    </fieldset>
  );
}

function BoardChoices({ boards }: { boards: readonly Board[] }): ReactElement {
  const texts = useSettingsMessages().tokens;
  const [filter, setFilter] = useState('');
  const wanted = filter.trim().toLocaleLowerCase();
  if (boards.length === 0) return <p>{texts.noBoards}</p>;
  return (
    <>
      {boards.length >= FILTERED_FROM && (
        <Field
          label={texts.filterBoards}
          type="search"
          value={filter}
          autoComplete="off"
          onChange={({ currentTarget }) => setFilter(currentTarget.value)}
          onKeyDown={(event) => {
            // Enter would send the form with what is chosen so far.
            if (event.key === 'Enter' && !isComposing(event)) event.preventDefault();
          }}
        />
      )}
      <div className={styles.boards} role="group" aria-label={texts.chosenBoards}>
        {boards.map(({ id, name }) => (
          // A chosen board stays chosen while the filter hides it.
          <label key={id} className={styles.choice} hidden={!name.toLocaleLowerCase().includes(wanted)}>
            <input type="checkbox" name="boards" value={id} />
            {name}
          </label>
        ))}
      </div>
    </>
  );
}
