import { useEffect, useMemo, useState } from 'react';
import type { ShownCard } from '../../board-model/entities.js';
import { fieldFiltersOf, type BoardFilter } from '../../filters/board-filter.js';
import { useFields } from './use-board.js';

type Rules = typeof import('../../filters/field-filter.js');

const noCard = (): boolean => false;

/** The conditions of a filter on custom fields. Their rules are loaded when there are some; until then no card meets them. */
export function useFieldMatcher(filter: BoardFilter, me: number): ((card: ShownCard) => boolean) | undefined {
  const fields = useFields();
  const [rules, setRules] = useState<Rules>();
  const isOn = fieldFiltersOf(filter).length > 0;
  useEffect(() => {
    // Where they are missing, the part that shows the conditions offers a reload.
    if (isOn) import('../../filters/field-filter.js').then(setRules, noCard);
  }, [isOn]);
  return useMemo(
    () => (isOn ? (rules?.fieldMatcher(filter, fields, me) ?? noCard) : undefined),
    [isOn, rules, filter, fields, me],
  );
}
