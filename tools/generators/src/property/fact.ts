import { pascalCase } from '../source/names.js';
import type { CheckedProperty } from './property-options.js';

/** The component that shows the property in the panel of a card and lets its reader change it. */
export function factOf({ name, type, words }: CheckedProperty): string {
  const isText = type !== 'number';
  const face = { number: 'String(value)', text: 'value', date: 'shortDate(value)' }[type];
  return `import type { ReactElement } from 'react';
import { useCardRun } from '../../card-history/use-card-run.js';
import { TypedPicker } from '../../pickers/typed-picker.js';
${type === 'date' ? "import { shortDate } from '../../texts/dates.js';\n" : ''}import { useMessages } from '../../texts/messages.js';
import { PopoverButton } from '../../ui/popover/popover.js';
import styles from './card-facts.module.css';
import type { FactProps } from './fact-props.js';

/** The ${words} of a card, with its picker. */
export function ${pascalCase(name)}Fact({ card, canWrite }: FactProps): ReactElement | null {
  const { name } = useMessages().properties.${name};
  const run = useCardRun();
  const { ${name}: value } = card;
  if (value === null && !canWrite) return null;
  return (
    <PopoverButton
      title={name}
      className={value === null ? [styles.fact, styles.empty].join(' ') : styles.fact}
      disabled={!canWrite}
      content={(close) => (
        <TypedPicker
          title={name}
          type="${type}"
          value={${isText ? "value ?? ''" : "value === null ? '' : String(value)"}}
          onApply={(typed) => {
            close();
            const next = typeof typed === '${isText ? 'string' : 'number'}' ? typed : null;
            if (next !== value) void run({ kind: 'card.update', cardId: card.id, change: { ${name}: next } });
          }}
        />
      )}
    >
      <span className={styles.name}>{name}</span>
      {value !== null && (
        <span className={styles.value} dir="auto">
          {${face}}
        </span>
      )}
    </PopoverButton>
  );
}
`;
}
