import type { ReactElement } from 'react';
import type { CustomField } from '../board-model/entities.js';
import { useFieldSettingsMessages } from '../texts/field-settings-messages.js';
import { Dialog } from '../ui/dialog/dialog.js';
import { DeleteField } from './delete-field.js';
import { FieldForm } from './field-form.js';

/** The list of fields, or what is done with one of them. */
export type ShownField =
  { readonly kind: 'list' | 'new' } | { readonly kind: 'edit' | 'delete'; readonly fieldId: number };

export interface FieldDialogsProps {
  readonly shown: ShownField;
  readonly fields: readonly CustomField[];
  readonly onDone: () => void;
  /** While the list is shown. */
  readonly children?: ReactElement;
}

/** The dialog of a new field, of a changed one or of a deletion. */
export function FieldDialogs({ shown, fields, onDone, children }: FieldDialogsProps): ReactElement | null {
  const texts = useFieldSettingsMessages();
  // Others may delete a field while it is edited.
  const field = 'fieldId' in shown ? fields.find(({ id }) => id === shown.fieldId) : undefined;
  if (shown.kind === 'delete' && field) return <DeleteField field={field} onDone={onDone} />;
  if (shown.kind === 'edit' && field) {
    return (
      <Dialog title={texts.editTitle(field.name)} onClose={onDone}>
        <FieldForm field={field} onDone={onDone} />
      </Dialog>
    );
  }
  if (shown.kind === 'new') {
    return (
      <Dialog title={texts.newField} onClose={onDone}>
        <FieldForm field={null} onDone={onDone} />
      </Dialog>
    );
  }
  return children ?? null;
}
