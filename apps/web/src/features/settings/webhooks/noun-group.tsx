import { useState, type ReactElement } from 'react';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import partStyles from '../../../page-parts/parts.module.css';
import styles from './webhooks.module.css';

export interface NounGroupProps {
  readonly noun: string;
  readonly kinds: readonly { readonly event: string; readonly description: string }[];
}

/** The event kinds of one noun, folded, with how many of them are chosen. */
export function NounGroup({ noun, kinds }: NounGroupProps): ReactElement {
  const texts = useSettingsMessages().webhooks;
  const [isWhole, setWhole] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (event: string, isChosen: boolean): void =>
    setChosen(new Set(isChosen ? [...chosen, event] : [...chosen].filter((each) => each !== event)));
  const someChosen = chosen.size > 0 ? texts.chosen(chosen.size, kinds.length) : '';
  return (
    <details className={styles.noun}>
      <summary>
        {noun} <span className={partStyles.soft}>{isWhole ? texts.allChosen : someChosen}</span>
      </summary>
      <Choice value={`${noun}.*`} text={texts.wholeNoun} isChecked={isWhole} onChange={setWhole} />
      {kinds.map(({ event, description }) => (
        <Choice
          key={event}
          value={event}
          text={description}
          isChecked={chosen.has(event)}
          isDisabled={isWhole}
          onChange={(isChosen) => toggle(event, isChosen)}
        />
      ))}
    </details>
  );
}

interface ChoiceProps {
  readonly value: string;
  readonly text: string;
  readonly isChecked: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

function Choice({ value, text, isChecked, isDisabled = false, onChange }: ChoiceProps): ReactElement {
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        name="events"
        value={value}
        checked={isChecked}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <code>{value}</code> <span className={partStyles.soft}>{text}</span>
    </label>
  );
}
