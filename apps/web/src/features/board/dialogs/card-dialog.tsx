import { useState, type ReactElement } from 'react';
import { useNewLabel } from '../../../board-control/hooks/use-new-label.js';
import { useCard, useLabels, useMembers } from '../../../board-control/hooks/use-board.js';
import type { CardDialog as CardDialogKind } from '../../../board-control/board-view.js';
import { commonIds, setDates, toggleOnAll } from '../../../board-control/card-actions.js';
import { MoveCards } from '../../../palette/move-cards.js';
import { Palette } from '../../../palette/palette.js';
import { AssigneePicker } from '../../../pickers/assignee-picker.js';
import { LabelPicker } from '../../../pickers/label-picker.js';
import { SpanPicker, type Span as SpanDates } from '../../../pickers/span-picker.js';
import { useMessages } from '../../../texts/messages.js';
import { Dialog } from '../../../ui/dialog/dialog.js';
import { DueForm } from './due-form.js';
import { FieldForm } from './field-form.js';
import { useControl } from '../../../board-control/hooks/use-control.js';

export interface CardDialogProps {
  readonly kind: CardDialogKind;
  /** What it changes, fixed when it was opened. */
  readonly cardIds: readonly number[];
}

/** Changes one card or several: who, labels, due date, place, or any other action. */
export function CardDialog({ kind, cardIds }: CardDialogProps): ReactElement {
  const messages = useMessages();
  const control = useControl();
  const [first = 0] = cardIds;
  const title = useCard(first)?.title ?? '';
  const close = (): void => {
    control.change({ dialog: null });
    const { spot } = control.view.get();
    // Of several cards, the focus returns to the one that had it.
    const card = control.store.card(cardIds.find((id) => id === spot?.cardId) ?? first);
    if (card && card.archivedAt === null) control.focus({ listId: card.listId, cardId: card.id });
  };
  if (kind === 'actions') {
    const name = messages.board.cardActions(title);
    return <Palette title={name} targets={cardIds} isForCards onClose={close} />;
  }
  const { forCards, dueDate, moveTitle } = messages.board;
  const of = forCards(cardIds.length, title);
  if (kind === 'move') {
    return (
      <Dialog title={moveTitle(cardIds.length, title)} onClose={close}>
        <MoveCards board={control} cardIds={cardIds} onClose={close} />
      </Dialog>
    );
  }
  if (kind === 'copy') {
    return (
      <Dialog title={`${messages.commands.titles.copy}: ${title}`} onClose={close}>
        <MoveCards board={control} cardIds={[first]} isCopy onClose={close} />
      </Dialog>
    );
  }
  if (kind === 'due') {
    return (
      <Dialog title={`${dueDate}: ${of}`} onClose={close}>
        <DueForm cardIds={cardIds} onClose={close} />
      </Dialog>
    );
  }
  if (kind === 'span') {
    return (
      <Dialog title={`${messages.pickers.dates}: ${of}`} onClose={close}>
        <Span cardIds={cardIds} onClose={close} />
      </Dialog>
    );
  }
  if (kind === 'field') {
    return (
      <Dialog title={`${messages.board.customField}: ${of}`} onClose={close}>
        <FieldForm cardIds={cardIds} onClose={close} />
      </Dialog>
    );
  }
  const name = kind === 'labels' ? messages.pickers.labels : messages.pickers.assignees;
  return (
    <Dialog title={`${name}: ${of}`} onClose={close}>
      {kind === 'labels' ? <Labels cardIds={cardIds} /> : <Assignees cardIds={cardIds} />}
    </Dialog>
  );
}

/** Both dates of one card or several; of several, it begins with those of the first. */
function Span({ cardIds, onClose }: { cardIds: readonly number[]; onClose: () => void }): ReactElement {
  const control = useControl();
  const { startDate = null, dueDate = null } = control.store.card(cardIds[0] ?? 0) ?? {};
  return (
    <SpanPicker
      startDate={startDate}
      dueDate={dueDate}
      onApply={(span) => {
        setDates(control, cardIds, cardIds.length > 1 ? span : changedDates({ startDate, dueDate }, span));
        onClose();
      }}
    />
  );
}

function changedDates(before: SpanDates, now: SpanDates): Partial<SpanDates> {
  return {
    ...(now.startDate !== before.startDate && { startDate: now.startDate }),
    ...(now.dueDate !== before.dueDate && { dueDate: now.dueDate }),
  };
}

function Labels({ cardIds }: { cardIds: readonly number[] }): ReactElement {
  const control = useControl();
  const labels = useLabels();
  const [chosen, setChosen] = useState(() => commonIds(control, 'cards.labels', cardIds));
  const create = useNewLabel(cardIds, async (command) => {
    const outcome = control.run(command);
    setChosen(commonIds(control, 'cards.labels', cardIds));
    await outcome;
  });
  return (
    <LabelPicker
      labels={labels}
      chosen={chosen}
      onCreate={create}
      onChoose={(id) => {
        toggleOnAll(control, 'cards.labels', id, cardIds);
        setChosen(commonIds(control, 'cards.labels', cardIds));
      }}
    />
  );
}

function Assignees({ cardIds }: { cardIds: readonly number[] }): ReactElement {
  const control = useControl();
  const members = useMembers();
  const [chosen, setChosen] = useState(() => commonIds(control, 'cards.assignees', cardIds));
  return (
    <AssigneePicker
      members={members}
      chosen={chosen}
      me={control.ports.me}
      onChoose={(id) => {
        toggleOnAll(control, 'cards.assignees', id, cardIds);
        setChosen(commonIds(control, 'cards.assignees', cardIds));
      }}
    />
  );
}
