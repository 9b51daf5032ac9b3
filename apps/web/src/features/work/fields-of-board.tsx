import type { ReactElement } from 'react';
import type { Member } from '../../board-model/entities.js';
import { FieldConditions } from '../../field-conditions/field-conditions.js';
import type { FieldFilterName } from '../../filters/board-filter.js';
import type { CardSearch } from '../../filters/card-search.js';
import { useSettingsQuery } from '../../page-parts/settings-query.js';
import styles from './work-page.module.css';

export interface FieldsOfBoardProps {
  readonly search: CardSearch;
  readonly members: readonly Pick<Member, 'id' | 'name'>[];
  readonly onChange: (changes: Partial<Record<FieldFilterName, string>>) => void;
}

/** The conditions of a search on the custom fields of its board. */
export function FieldsOfBoard({ search, members, onChange }: FieldsOfBoardProps): ReactElement | null {
  const { data: fields } = useSettingsQuery(`/boards/${search.board ?? 0}/fields`);
  if (fields === undefined) return null;
  return (
    <div className={styles.fields}>
      <FieldConditions
        fields={fields}
        members={members}
        filter={search}
        onChange={(name, condition) => onChange({ [name]: condition })}
      />
    </div>
  );
}
