import { limits } from '@kiban/client';
import { useState, type ReactElement } from 'react';
import type { Board } from '../../../board-model/entities.js';
import { otherViews, ownViewOf } from '../../../board-views/default-view.js';
import { useBoardSettingsMessages } from '../../../texts/board-settings-messages.js';
import { duplicateMessages } from '../../../texts/duplicate-messages.js';
import { useMessages } from '../../../texts/messages.js';
import { announce } from '../../../ui/announcer/announce.js';
import { Button } from '../../../ui/button/button.js';
import { Fault } from '../../../ui/fault/fault.js';
import { LengthNote } from '../../../ui/length-note/length-note.js';
import { part } from '../../../ui/part/part.js';
import parts from '../../../page-parts/parts.module.css';
import { useRightsAction } from '../../../page-parts/use-rights-action.js';
import styles from '../../../board-administration/board-settings.module.css';
import { Conflict } from './conflict.js';
import { useBoardWrites } from '../../../board-administration/use-board-writes.js';
import { useMayChange } from '../../../board-administration/use-may-change.js';

const DuplicateBoard = part(async () => {
  const [{ DuplicateBoard: Duplicate }] = await Promise.all([
    import('../../../workspace-model/duplicate-board.js'),
    duplicateMessages.load(),
  ]);
  return Duplicate;
});

interface Edited {
  readonly name: string;
  readonly description: string;
  readonly isTemplate: boolean;
  readonly defaultView: Board['defaultView'];
}

const editedOf = ({ name, description, isTemplate, kind, defaultView }: Board): Edited => ({
  name,
  description: description ?? '',
  isTemplate,
  defaultView: defaultView === ownViewOf(kind) ? null : defaultView,
});

/** What differs, as the API takes it. */
function changeOf(base: Board, { name, description, isTemplate, defaultView }: Edited): Partial<Board> {
  const text = description.trim() === '' ? null : description;
  return {
    ...(name.trim() !== base.name && { name: name.trim() }),
    ...(text !== base.description && { description: text }),
    ...(isTemplate !== base.isTemplate && { isTemplate }),
    ...(defaultView !== editedOf(base).defaultView && { defaultView }),
  };
}

/** Name and description of a board, whether it is a template, and a copy of it. */
export function GeneralPart({ board }: { board: Board }): ReactElement {
  const messages = useMessages();
  const texts = useBoardSettingsMessages();
  const mayChange = useMayChange();
  return mayChange ? (
    <GeneralForm board={board} />
  ) : (
    <dl className={styles.facts}>
      <dt>{texts.name}</dt>
      <dd dir="auto">{board.name}</dd>
      <dt>{texts.description}</dt>
      <dd dir="auto">{board.description ?? texts.noDescription}</dd>
      <dt>{texts.defaultView}</dt>
      <dd>{messages.views.names[board.defaultView ?? ownViewOf(board.kind)]}</dd>
    </dl>
  );
}

function GeneralForm({ board }: { board: Board }): ReactElement {
  const messages = useMessages();
  const texts = useBoardSettingsMessages();
  const writes = useBoardWrites();
  const action = useRightsAction();
  // What others change is shown until the person begins to type.
  const [draft, setDraft] = useState<{ readonly base: Board; readonly edited: Edited } | null>(null);
  const [theirs, setTheirs] = useState<Board | null>(null);
  const [isDuplicating, setDuplicating] = useState(false);
  const { base, edited } = draft ?? { base: board, edited: editedOf(board) };
  const edit = (change: Partial<Edited>): void => setDraft({ base, edited: { ...edited, ...change } });
  const save = (on: Board): void =>
    action.run(async () => {
      const change = changeOf(on, edited);
      const saved = await writes.save(on, change);
      if (saved.kind === 'conflict') return setTheirs(saved.theirs);
      setDraft(null);
      setTheirs(null);
      announce(texts.saved);
    });
  const isChanged = Object.keys(changeOf(base, edited)).length > 0;
  const isTooLong = edited.description.length > limits.descriptionLengthMax;
  return (
    <>
      <form
        className={parts.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isChanged && edited.name.trim() !== '' && !isTooLong) save(base);
        }}
      >
        <div className={parts.field}>
          <label>
            {texts.name}
            <input
              value={edited.name}
              maxLength={limits.nameLengthMax}
              required
              dir="auto"
              onChange={({ target }) => edit({ name: target.value })}
            />
          </label>
        </div>
        <div className={parts.field}>
          <label>
            {texts.description}
            <textarea
              rows={3}
              value={edited.description}
              dir="auto"
              onChange={({ target }) => edit({ description: target.value })}
            />
          </label>
          <LengthNote length={edited.description.length} max={limits.descriptionLengthMax} />
        </div>
        <div className={parts.field}>
          <label>
            {texts.defaultView}
            <select
              aria-describedby="default-view-hint"
              value={edited.defaultView ?? ''}
              onChange={({ target }) =>
                edit({ defaultView: otherViews.find((view) => view === target.value) ?? null })
              }
            >
              <option value="">{messages.views.names[ownViewOf(board.kind)]}</option>
              {otherViews.map((view) => (
                <option key={view} value={view}>
                  {messages.views.names[view]}
                </option>
              ))}
            </select>
          </label>
          <p id="default-view-hint" className={parts.soft}>
            {texts.defaultViewHint}
          </p>
        </div>
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={edited.isTemplate}
            onChange={({ target }) => edit({ isTemplate: target.checked })}
          />
          {texts.isTemplate}
        </label>
        {theirs && (
          <Conflict
            title={texts.changedBoard}
            onTheirs={() => {
              setDraft(null);
              setTheirs(null);
            }}
            onMine={() => save(theirs)}
          >
            <p className={styles.long} dir="auto">
              {theirs.name}
            </p>
            <p className={styles.long} dir="auto">
              {theirs.description ?? texts.noDescription}
            </p>
          </Conflict>
        )}
        <Fault error={action.error} />
        <div className={parts.actions}>
          <Button
            kind="main"
            type="submit"
            disabled={!isChanged || edited.name.trim() === '' || isTooLong || action.isRunning}
          >
            {texts.save}
          </Button>
          {isChanged && <Button onClick={() => setDraft(null)}>{messages.cancel}</Button>}
          <Button onClick={() => setDuplicating(true)}>{messages.board.duplicateBoard}</Button>
        </div>
      </form>
      {isDuplicating && (
        <DuplicateBoard
          board={board}
          onClose={() => setDuplicating(false)}
          onMissing={() => setDuplicating(false)}
        />
      )}
    </>
  );
}
