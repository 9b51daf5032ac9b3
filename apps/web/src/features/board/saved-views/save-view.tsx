import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState, type ReactElement } from 'react';
import { limits } from '@kiban/client';
import { useConnection } from '../../../board-control/hooks/use-board.js';
import { useSavedViewMessages } from '../../../texts/saved-view-messages.js';
import { Button } from '../../../ui/button/button.js';
import { Fault } from '../../../ui/fault/fault.js';
import { TextField } from '../../../ui/text-field/text-field.js';
import { useOwnView } from '../use-own-view.js';
import { queryOf } from '../../../workspace-model/saved-view-search.js';
import { useViewChange } from '../../../workspace-model/saved-views.js';
import styles from './saved-views.module.css';

/** Saves what the board shows under a name. */
export function SaveView({ onSaved }: { onSaved: () => void }): ReactElement {
  const texts = useSavedViewMessages();
  const { readOnly } = useConnection();
  const navigate = useNavigate();
  const kind = useOwnView();
  const search = useSearch({ from: '/boards/$boardId' });
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  // One key for these choices: a repeated request saves no second view.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const changed = (apply: () => void): void => {
    apply();
    setKey(crypto.randomUUID());
  };
  const change = useViewChange();
  const save = (): void => {
    if (name.trim() === '' || change.isPending) return;
    const body = { name: name.trim(), kind, query: queryOf(search), shared: isShared && !readOnly };
    change.mutate(
      { kind: 'create', key, body },
      {
        onSuccess: (view) => {
          onSaved();
          if (view)
            void navigate({ to: '.', search: (before) => ({ ...before, saved: view.id }), replace: true });
        },
      },
    );
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField
        label={texts.name}
        value={name}
        maxLength={limits.viewNameLengthMax}
        onChange={(value) => changed(() => setName(value))}
      />
      {readOnly ? (
        <p className={styles.hint}>{texts.viewersKeepOwn}</p>
      ) : (
        <fieldset className={styles.sharing} aria-label={texts.title}>
          {[false, true].map((each) => (
            <label key={String(each)} className={styles.choice}>
              <input
                type="radio"
                name="view-sharing"
                checked={isShared === each}
                onChange={() => changed(() => setShared(each))}
              />
              {each ? texts.forAll : texts.forMe}
            </label>
          ))}
        </fieldset>
      )}
      <Fault error={change.error} />
      <Button kind="main" type="submit" disabled={name.trim() === '' || change.isPending}>
        {change.isPending ? texts.saving : texts.save}
      </Button>
    </form>
  );
}
