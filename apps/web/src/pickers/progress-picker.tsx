import { useState, type ReactElement } from 'react';
import { useMessages } from '../texts/messages.js';
import { Button } from '../ui/button/button.js';
import styles from './pickers.module.css';

const STEP = 5;

export interface ProgressPickerProps {
  /** Percent, or null for none. */
  readonly value: number | null;
  readonly onApply: (value: number | null) => void;
}

/** Percent done, by a slider or as a number. */
export function ProgressPicker({ value, onApply }: ProgressPickerProps): ReactElement {
  const messages = useMessages().pickers;
  const [percent, setPercent] = useState(value ?? 0);
  return (
    <form
      className={styles.picker}
      onSubmit={(event) => {
        event.preventDefault();
        onApply(percent);
      }}
    >
      <div className={styles.progress}>
        <input
          type="range"
          min={0}
          max={100}
          step={STEP}
          aria-label={messages.progress}
          aria-valuetext={messages.percent(percent)}
          value={percent}
          onChange={({ target }) => setPercent(target.valueAsNumber)}
        />
        <output>{messages.percent(percent)}</output>
      </div>
      <div className={styles.buttons}>
        <Button kind="quiet" onClick={() => onApply(null)}>
          {messages.clear}
        </Button>
        <Button kind="main" type="submit">
          {messages.apply}
        </Button>
      </div>
    </form>
  );
}
