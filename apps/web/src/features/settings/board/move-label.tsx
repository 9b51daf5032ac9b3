import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Label } from '../../../board-model/entities.js';
import { useLabelWrites, type LabelPlace } from '../../../board-administration/use-board-writes.js';
import type { Action } from '../../../page-parts/use-action.js';
import { useBoardSettingsMessages } from '../../../texts/board-settings-messages.js';
import { announce } from '../../../ui/announcer/announce.js';
import { Button } from '../../../ui/button/button.js';

export interface MoveLabelProps {
  readonly label: Label;
  /** All of the board, in their order. */
  readonly labels: readonly Label[];
  readonly action: Action;
}

/** Moves a label up and down among those of its board. */
export function MoveLabel({ label, labels, action }: MoveLabelProps): ReactElement {
  const texts = useBoardSettingsMessages();
  const { move } = useLabelWrites();
  const at = labels.findIndex(({ id }) => id === label.id);
  const moveTo = (to: number, place: LabelPlace): void =>
    action.run(async () => {
      await move(label, place);
      announce(texts.labelMoved(label.name, to + 1, labels.length));
    });
  const button = (to: number, name: string, place: LabelPlace | null, icon: ReactElement): ReactElement => (
    <Button
      kind="quiet"
      aria-label={name}
      title={name}
      // Not "disabled": the button at the end keeps the focus.
      aria-disabled={place === null}
      onClick={() => {
        if (place !== null && !action.isRunning) moveTo(to, place);
      }}
    >
      {icon}
    </Button>
  );
  const [above, below] = [labels[at - 1], labels[at + 1]];
  return (
    <>
      {button(
        at - 1,
        texts.moveLabelUp(label.name),
        above ? { before: above.id } : null,
        <ArrowUp size={16} aria-hidden />,
      )}
      {button(
        at + 1,
        texts.moveLabelDown(label.name),
        below ? { after: below.id } : null,
        <ArrowDown size={16} aria-hidden />,
      )}
    </>
  );
}
