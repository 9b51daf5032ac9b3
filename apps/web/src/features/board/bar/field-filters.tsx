import type { ReactElement, RefObject } from 'react';
import { useFields, useMembers } from '../../../board-control/hooks/use-board.js';
import { useControl, useFilter } from '../../../board-control/hooks/use-control.js';
import { FieldConditions } from '../../../field-conditions/field-conditions.js';
import { readBoardFilter } from '../../../filters/board-filter.js';

export interface FieldFiltersProps {
  /** Gets the focus when the last condition is removed by keyboard. */
  readonly filterText: RefObject<HTMLElement | null>;
}

/** The conditions of the board's filter on custom fields. */
export function FieldFilters({ filterText }: FieldFiltersProps): ReactElement {
  const control = useControl();
  const filter = useFilter();
  return (
    <FieldConditions
      fields={useFields()}
      members={useMembers()}
      filter={filter}
      filterText={filterText}
      onChange={(name, condition) => {
        // Without a condition, the bar would close.
        control.change({ isFilterOpen: true });
        control.ports.setFilter(readBoardFilter({ ...filter, [name]: condition }));
      }}
    />
  );
}
