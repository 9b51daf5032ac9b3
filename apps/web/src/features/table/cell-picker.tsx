import { useState, type ReactElement } from 'react';
import type { ShownCard } from '../../board-model/entities.js';
import { useCard, useLabels, useListIds, useMembers } from '../../board-control/hooks/use-board.js';
import { useNewLabel } from '../../board-control/hooks/use-new-label.js';
import { useValue } from '../../observable/use-value.js';
import { AssigneePicker } from '../../pickers/assignee-picker.js';
import type { FieldValue } from '../../pickers/field-value.js';
import { FieldValuePicker } from '../../pickers/field-value-picker.js';
import { LabelPicker } from '../../pickers/label-picker.js';
import { FirstTyped, OptionPicker } from '../../pickers/option-picker.js';
import { AnchoredPopover } from '../../ui/popover/popover.js';
import { isPicked } from './cell-kinds.js';
import { valueOf } from './cell-values.js';
import { applyValue } from './table-changes.js';
import type { Column } from './table-columns.js';
import { useTable } from './use-table.js';

/** The list of names that the edited cell is chosen from. */
export function CellPicker(): ReactElement | null {
  const { control, scroller } = useTable();
  const isEditing = useValue(control.state, ({ editing }) => editing !== null);
  const row = control.activeRow();
  const column = control.activeColumn();
  if (!isEditing || row?.kind !== 'card' || !column || !isPicked(column) || !scroller) return null;
  return (
    <OpenPicker key={`${row.cardId} ${column.id}`} cardId={row.cardId} column={column} scroller={scroller} />
  );
}

interface OpenPickerProps {
  readonly cardId: number;
  readonly column: Column;
  readonly scroller: HTMLElement;
}

function OpenPicker({ cardId, column, scroller }: OpenPickerProps): ReactElement | null {
  const { control } = useTable();
  const [anchor] = useState(() => scroller.querySelector<HTMLElement>('[data-active=true]'));
  const [typed] = useState(() => control.state.get().typed);
  const card = useCard(cardId);
  if (!anchor || !card) return null;
  return (
    <AnchoredPopover
      title={column.name}
      anchor={anchor}
      onClose={() => control.endEditing()}
      content={(close) => (
        <FirstTyped value={typed}>
          <Picker card={card} column={column} onClose={close} />
        </FirstTyped>
      )}
    />
  );
}

interface PickerProps {
  readonly card: ShownCard;
  readonly column: Column;
  readonly onClose: () => void;
}

function Picker({ card, column, onClose }: PickerProps): ReactElement {
  const { control } = useTable();
  const members = useMembers();
  const value = valueOf(card, column);
  const chosen = Array.isArray(value) ? (value as readonly number[]) : [];
  const toggle = (id: number, isChosen: boolean): void =>
    applyValue(control, card, column, isChosen ? [...chosen, id] : chosen.filter((each) => each !== id));
  if (column.field) {
    return (
      <FieldValuePicker
        field={column.field}
        value={value as FieldValue | null}
        members={members}
        me={control.board.ports.me}
        onApply={(next) => applyValue(control, card, column, next)}
        onClose={onClose}
      />
    );
  }
  if (column.kind === 'assignees')
    return <AssigneePicker members={members} me={control.board.ports.me} chosen={chosen} onChoose={toggle} />;
  if (column.kind === 'labels') return <Labels card={card} chosen={chosen} onChoose={toggle} />;
  return <Lists card={card} column={column} onClose={onClose} />;
}

interface LabelsProps {
  readonly card: ShownCard;
  readonly chosen: readonly number[];
  readonly onChoose: (id: number, isChosen: boolean) => void;
}

function Labels({ card, chosen, onChoose }: LabelsProps): ReactElement {
  const { control } = useTable();
  const create = useNewLabel([card.id], (command) => control.board.run(command));
  return <LabelPicker labels={useLabels()} chosen={chosen} onChoose={onChoose} onCreate={create} />;
}

function Lists({ card, column, onClose }: PickerProps): ReactElement {
  const { control } = useTable();
  const lists = useListIds().map((id) => ({ id, name: control.board.store.list(id)?.name ?? '' }));
  return (
    <OptionPicker
      title={column.name}
      isSingle
      options={lists}
      chosen={[card.listId]}
      onChoose={(id) => {
        applyValue(control, card, column, id);
        onClose();
      }}
    />
  );
}
