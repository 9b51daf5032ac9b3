import {
  COLUMN_PROPERTIES,
  fieldOf,
  fieldTarget,
  type ColumnMapping,
  type ColumnTarget,
} from '@kiban/import';
import { useState, type ReactElement } from 'react';
import { useBoardImportMessages } from '../../../texts/board-import-messages.js';
import { Button } from '../../../ui/button/button.js';
import styles from './import.module.css';
import type { Column } from './read-file.js';

/** Of a wide table, columns that nothing is made of are shown on request. */
const SHOWN_MAX = 40;

export interface ColumnChoicesProps {
  readonly columns: readonly Column[];
  readonly mapping: ColumnMapping;
  readonly onChange: (mapping: ColumnMapping) => void;
}

/** What each column becomes. */
export function ColumnChoices({ columns, mapping, onChange }: ColumnChoicesProps): ReactElement {
  const texts = useBoardImportMessages();
  const [showsAll, setShowsAll] = useState(columns.length <= SHOWN_MAX);
  const set = (at: number, target: ColumnTarget | null): void => onChange(mapping.with(at, target));
  return (
    <section className={styles.part} aria-labelledby="import-columns">
      <h2 id="import-columns">{texts.columns}</h2>
      <p className={styles.soft}>{texts.columnsHint}</p>
      <ul className={styles.rows}>
        {columns.map((column, at) =>
          showsAll || at < SHOWN_MAX || mapping[at] != null ? (
            <ColumnChoice
              key={at}
              title={column.title || texts.untitled(at + 1)}
              samples={column.samples}
              target={mapping[at] ?? null}
              onChange={(target) => set(at, target)}
            />
          ) : null,
        )}
      </ul>
      {!showsAll && <Button onClick={() => setShowsAll(true)}>{texts.allColumns(columns.length)}</Button>}
    </section>
  );
}

interface ColumnChoiceProps {
  readonly title: string;
  readonly samples: readonly string[];
  readonly target: ColumnTarget | null;
  readonly onChange: (target: ColumnTarget | null) => void;
}

function ColumnChoice({ title, samples, target, onChange }: ColumnChoiceProps): ReactElement {
  const texts = useBoardImportMessages();
  const field = (target === null ? null : fieldOf(target)) ?? title;
  const options: readonly (readonly [value: string, text: string])[] = [
    ['', texts.leaveOut],
    ...COLUMN_PROPERTIES.map((property) => [property, texts.targets[property]] as const),
    [fieldTarget(field), texts.field(field)],
  ];
  return (
    <li className={styles.row}>
      <div className={styles.column}>
        <span className={styles.name} dir="auto">
          {title}
        </span>
        <span className={styles.samples} dir="auto">
          {samples.length === 0 ? texts.noValues : samples.join(' · ')}
        </span>
      </div>
      <select
        className={styles.select}
        aria-label={texts.columnOf(title)}
        value={target ?? ''}
        data-unused={target === null || undefined}
        onChange={({ target: { value } }) => onChange(value === '' ? null : (value as ColumnTarget))}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </li>
  );
}
