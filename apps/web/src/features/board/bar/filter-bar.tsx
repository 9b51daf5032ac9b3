import { X } from 'lucide-react';
import { useEffect, useRef, type ReactElement } from 'react';
import { useFields, useLabels, useMembers } from '../../../board-control/hooks/use-board.js';
import {
  DUE_FILTERS,
  fieldFiltersOf,
  isFiltered,
  readBoardFilter,
  type BoardFilter,
} from '../../../filters/board-filter.js';
import { fieldFilterMessages } from '../../../texts/field-filter-messages.js';
import { useMessages } from '../../../texts/messages.js';
import { Button } from '../../../ui/button/button.js';
import { part } from '../../../ui/part/part.js';
import styles from './board-bar.module.css';
import { useControl, useFilter, useView } from '../../../board-control/hooks/use-control.js';
import { isComposing } from '../../../ui/input-method/is-composing.js';

const FieldFilters = part(async () => {
  const [{ FieldFilters: Filters }] = await Promise.all([
    import('./field-filters.js'),
    fieldFilterMessages.load(),
  ]);
  return Filters;
});

/** The filter of the address as fields. Each change is in the address, so that the view is a link. */
export function FilterBar(): ReactElement {
  const messages = useMessages();
  const texts = messages.board;
  const control = useControl();
  const filter = useFilter();
  const members = useMembers();
  const labels = useLabels();
  const hasFields = useFields().length > 0 || fieldFiltersOf(filter).length > 0;
  const focusTurn = useView(({ filterTurn }) => filterTurn);
  const text = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focusTurn > 0) text.current?.focus();
  }, [focusTurn]);
  const set = (name: keyof BoardFilter, value: string): void => {
    control.ports.setFilter(readBoardFilter({ ...filter, [name]: value }));
  };
  return (
    <search id="board-filter" className={styles.filters} aria-label={texts.filterCards}>
      <input
        ref={text}
        type="search"
        className={styles.field}
        aria-label={texts.filterText}
        placeholder={texts.filterText}
        value={filter.q ?? ''}
        onChange={({ target }) => set('q', target.value)}
        onKeyDown={(event) => {
          const { key } = event;
          if (isComposing(event)) return;
          if (key === 'Enter' || key === 'ArrowDown' || (key === 'Escape' && !filter.q)) control.focusFirst();
        }}
      />
      <Choice
        label={messages.pickers.assignees}
        value={filter.assignee ?? ''}
        onChange={(value) => set('assignee', value)}
        options={[
          ['', texts.anyAssignee],
          ['me', texts.assignedToMe],
          ['none', texts.assignedToNoOne],
          ...members
            .filter(({ id }) => id !== control.ports.me)
            .map(({ id, name }): [string, string] => [String(id), name]),
        ]}
      />
      <Choice
        label={messages.pickers.labels}
        value={filter.label ?? ''}
        onChange={(value) => set('label', value)}
        options={[['', texts.anyLabel], ...labels.map(({ name }): [string, string] => [name, name])]}
      />
      <Choice
        label={texts.dueDate}
        value={filter.due ?? ''}
        onChange={(value) => set('due', value)}
        options={[['', texts.anyDue], ...DUE_FILTERS.map((due): [string, string] => [due, texts.due[due]])]}
      />
      {hasFields && <FieldFilters filterText={text} />}
      <Button
        kind="quiet"
        onClick={() => {
          control.change({ isFilterOpen: false });
          if (isFiltered(filter)) control.ports.setFilter({});
        }}
      >
        <X size={14} aria-hidden />
        {texts.clearFilter}
      </Button>
    </search>
  );
}

function Choice({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly (readonly [string, string])[];
  onChange: (value: string) => void;
}): ReactElement {
  return (
    <select
      className={styles.field}
      aria-label={label}
      value={value}
      data-set={value !== ''}
      onChange={({ target }) => onChange(target.value)}
    >
      {options.map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </select>
  );
}
