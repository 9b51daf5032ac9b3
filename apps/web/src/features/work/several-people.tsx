import type { ReactElement, RefObject } from 'react';
import type { Member } from '../../board-model/entities.js';
import { FieldFilterDialog } from '../../field-conditions/field-filter-dialog.js';
import { readFieldCondition } from '../../filters/field-filter.js';

export interface SeveralPeopleProps {
  /** What people are chosen for. */
  readonly name: string;
  /** As the address has it; several are separated by commas. */
  readonly value: string;
  readonly members: readonly Pick<Member, 'id' | 'name'>[];
  readonly finalFocus: RefObject<HTMLElement | null>;
  readonly onChange: (value: string) => void;
  readonly onClose: () => void;
}

/** People are chosen as the values of a field that names members. */
export function SeveralPeople({
  name,
  value,
  onChange,
  onClose,
  ...dialog
}: SeveralPeopleProps): ReactElement {
  const field = { type: 'member' as const, name, options: [] };
  return (
    <FieldFilterDialog
      {...dialog}
      field={field}
      condition={value === '' ? null : readFieldCondition(field, value)}
      onClose={onClose}
      onApply={(next) => {
        onClose();
        onChange(next);
      }}
    />
  );
}
