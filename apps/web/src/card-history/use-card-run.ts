import { useCallback } from 'react';
import type { BoardCommand, CommandOutcome } from '../board-model/board-command.js';
import { useBoardSession } from '../board-control/hooks/use-board.js';
import { outcomeText } from '../board-control/outcome-text.js';
import { useCardPanelMessages } from '../texts/card-panel-messages.js';
import { useMessages } from '../texts/messages.js';
import { showToast } from '../ui/toast/toasts.js';

export type RunCommand = (command: BoardCommand) => Promise<CommandOutcome>;

/** Runs a command of the board. A rejection is shown; after a conflict the person may save their value anyway. */
export function useCardRun(): RunCommand {
  const session = useBoardSession();
  const messages = useMessages();
  const { saveAnyway } = useCardPanelMessages();
  return useCallback(
    async (command) => {
      const outcome = await session.run(command);
      if (outcome.ok || showsConflict(command, outcome)) return outcome;
      showToast({
        kind: 'failure',
        text: outcome.conflict ? messages.board.changedByOther : outcomeText(outcome, messages),
        ...(outcome.conflict && {
          action: { title: saveAnyway, run: () => void session.run(withoutBase(command)) },
        }),
      });
      return outcome;
    },
    [session, messages, saveAnyway],
  );
}

/** The description shows both texts in its own place. */
const showsConflict = (command: BoardCommand, { conflict }: { readonly conflict?: unknown }): boolean =>
  conflict !== undefined && command.kind === 'card.update' && 'description' in command.change;

/** Compared with what the card is now. */
function withoutBase(command: BoardCommand): BoardCommand {
  if (command.kind !== 'card.update') return command;
  const { kind, cardId, change } = command;
  return { kind, cardId, change };
}
