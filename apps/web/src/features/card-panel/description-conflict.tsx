import { limits } from '@kiban/client';
import { useEffect, useId, useRef, type ReactElement } from 'react';
import { useCardPanelMessages } from '../../texts/card-panel-messages.js';
import { Button } from '../../ui/button/button.js';
import { LengthNote } from '../../ui/length-note/length-note.js';
import styles from './description.module.css';
import section from './section.module.css';

export interface DescriptionConflictProps {
  readonly mine: string;
  readonly theirs: string;
  readonly onChange: (mine: string) => void;
  readonly onSave: () => void;
  readonly onTakeTheirs: () => void;
}

/** Both versions of a text whose lines could not be merged. */
export function DescriptionConflict(props: DescriptionConflictProps): ReactElement {
  const { mine, theirs, onChange, onSave, onTakeTheirs } = props;
  const messages = useCardPanelMessages();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // The button that had the focus is gone; a person who is elsewhere stays there.
    if (document.activeElement === document.body) field.current?.focus();
  }, []);
  return (
    <div className={styles.conflict} role="group" aria-labelledby={id}>
      <p id={id} className={styles.warning} role="alert">
        {messages.conflictTitle}
      </p>
      <p>{messages.conflictHint}</p>
      <div className={styles.versions}>
        <label className={styles.version}>
          <span className={section.aside}>{messages.mine}</span>
          <textarea
            ref={field}
            className={[section.area, styles.input].join(' ')}
            value={mine}
            onChange={({ target }) => onChange(target.value)}
          />
        </label>
        <label className={styles.version}>
          <span className={section.aside}>{messages.theirs}</span>
          <textarea
            readOnly
            className={[section.area, styles.input, styles.theirs].join(' ')}
            value={theirs}
          />
        </label>
      </div>
      <div className={section.actions}>
        <Button kind="main" disabled={mine.length > limits.descriptionLengthMax} onClick={onSave}>
          {messages.saveMine}
        </Button>
        <Button onClick={onTakeTheirs}>{messages.takeTheirs}</Button>
        <LengthNote length={mine.length} max={limits.descriptionLengthMax} />
      </div>
    </div>
  );
}
