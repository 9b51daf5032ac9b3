import { MoreHorizontal } from 'lucide-react';
import type { ReactElement } from 'react';
import type { CustomField } from '../board-model/entities.js';
import { useFieldSettingsMessages } from '../texts/field-settings-messages.js';
import { Fault } from '../ui/fault/fault.js';
import { LabelChip } from '../ui/label-chip/label-chip.js';
import { ActionMenu, type MenuAction } from '../ui/menu/menu.js';
import styles from './field-settings.module.css';
import { useFieldChange } from './use-field-change.js';

export interface FieldItemProps {
  readonly field: CustomField;
  /** The neighbours; undefined at the ends. */
  readonly before: number | undefined;
  readonly after: number | undefined;
  readonly isReadOnly: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** A field with its type and options, and what can be done with it. */
export function FieldItem(props: FieldItemProps): ReactElement {
  const { field, before, after, isReadOnly, onEdit, onDelete } = props;
  const texts = useFieldSettingsMessages();
  const change = useFieldChange();
  const place = (body: { before?: number; after?: number }): void =>
    change.mutate({ kind: 'update', field, body });
  const moves: MenuAction[] = [
    ...(before === undefined ? [] : [{ title: texts.moveUp, run: () => place({ before }) }]),
    ...(after === undefined ? [] : [{ title: texts.moveDown, run: () => place({ after }) }]),
  ];
  return (
    <li className={styles.field}>
      <div className={styles.row}>
        <span className={styles.name} dir="auto">
          {field.name}
        </span>
        <span className={styles.hint}>{texts.types[field.type]}</span>
        {!isReadOnly && (
          <ActionMenu
            label={texts.actions(field.name)}
            className={styles.menu}
            groups={[
              [{ title: texts.edit, run: onEdit }],
              moves,
              [{ title: texts.delete, isDanger: true, run: onDelete }],
            ]}
          >
            <MoreHorizontal size={16} aria-hidden />
          </ActionMenu>
        )}
      </div>
      {field.options.length > 0 && (
        <p className={styles.chips}>
          {field.options.map(({ id, label, color }) => (
            <LabelChip key={id} name={label} color={color} />
          ))}
        </p>
      )}
      <Fault error={change.error} />
    </li>
  );
}
