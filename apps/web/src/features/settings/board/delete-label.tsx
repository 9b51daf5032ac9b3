import type { ReactElement, RefObject } from 'react';
import type { Label } from '../../../board-model/entities.js';
import { useCardCount } from '../../../board-control/hooks/use-card-count.js';
import { useBoardSettingsMessages } from '../../../texts/board-settings-messages.js';
import { Confirm } from '../../../page-parts/confirm.js';
import { useLabelWrites } from '../../../board-administration/use-board-writes.js';

export interface DeleteLabelProps {
  readonly label: Label;
  readonly focusAfter: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Says how many cards lose the label, and asks. */
export function DeleteLabel({ label, focusAfter, onClose, onDeleted }: DeleteLabelProps): ReactElement {
  const texts = useBoardSettingsMessages();
  const { remove } = useLabelWrites();
  const { count, isExact } = useCardCount(
    ({ labels, archivedAt }) => archivedAt === null && labels.some(({ id }) => id === label.id),
  );
  return (
    <Confirm
      title={texts.deleteLabelTitle(label.name)}
      button={texts.deleteLabelNow}
      isDanger
      focusAfter={focusAfter}
      run={async () => {
        await remove(label);
        onDeleted();
      }}
      onClose={onClose}
    >
      <p role="status">{texts.deleteLabelHint(count, isExact)}</p>
    </Confirm>
  );
}
