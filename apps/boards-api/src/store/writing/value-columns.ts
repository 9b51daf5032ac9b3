import type { ValidationError } from '@kiban/contracts';
import type { TypedValue } from '../fields/domain/field-value.js';

/** A value that was read by its field. */
export interface ReadValue {
  /** Null clears it. Undefined if there was no field to read it by, or it does not fit. */
  readonly value: TypedValue | null | undefined;
  /** Why the value does not fit the field; thrown if nothing else forbids the write. */
  readonly fault: ValidationError | undefined;
}

export interface ValueToSet extends ReadValue {
  readonly fieldId: number;
}

/** Columns of a value in the items of `boards.change_cards` and `boards.write_parts`. */
export function valueColumns({ value, fault }: { value: ReadValue['value']; fault: unknown }): object {
  if (fault) return { is_valid: false };
  if (value === undefined) return {};
  if (value === null) return { is_valid: true, is_set: false };
  const { text, number, checkbox, date, optionIds, memberId } = value;
  return {
    is_valid: true,
    is_set: true,
    text,
    number_value: number,
    checkbox_value: checkbox,
    date_value: date,
    option_ids: optionIds,
    value_member_id: memberId,
  };
}
