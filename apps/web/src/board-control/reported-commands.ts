import type { BoardCommand, CommandOutcome } from '../board-model/board-command.js';
import type { BoardSession } from '../board-model/board-session.js';
import { inWords } from '../board-model/store-text.js';
import type { CommandsOfNew } from '../board-model/undo-history.js';
import type { Messages } from '../texts/messages.js';
import { announce } from '../ui/announcer/announce.js';
import { showToast, type Toast } from '../ui/toast/toasts.js';
import { outcomeText } from './outcome-text.js';

/** A change of more cards takes several requests, so its end is announced. */
const MANY_CARDS = 200;

/** Runs and reverts commands of a board, and shows how they end. */
export class ReportedCommands {
  constructor(
    private readonly session: BoardSession,
    private readonly messages: Messages,
  ) {}

  /** Runs a command, and others that are one step with it. A rejection is shown with the sentence of the API. */
  async run(command: BoardCommand, others?: CommandsOfNew): Promise<CommandOutcome> {
    const outcome = await this.session.run(command, others);
    if (!outcome.ok) this.#failed(command, outcome);
    else if ('cardIds' in command && command.cardIds.length > MANY_CARDS)
      announce(this.messages.board.changedAll(command.cardIds.length));
    return outcome;
  }

  /** Shows what was done, with a way back. */
  done(text: string, undo: () => void, link?: Toast['link']): void {
    const { undo: title } = this.messages.board;
    showToast({ kind: 'done', text, action: { title, run: undo }, ...(link && { link }) });
  }

  /**
   * Reverts the command that was run last, as Undo does.
   * @param inverse is run instead once other commands came after it
   */
  undoLast(inverse: () => BoardCommand): () => void {
    const { store } = this.session;
    const { undo: made } = store.history();
    return () => {
      const isLast = made !== undefined && store.history().undo === made;
      void (isLast ? this.undo('undo') : this.run(inverse()));
    };
  }

  async undo(way: 'undo' | 'redo'): Promise<void> {
    const { messages } = this;
    const { [way]: title } = this.session.store.history();
    const outcome = await this.session[way]();
    if (outcome === null)
      announce(way === 'undo' ? messages.board.nothingToUndo : messages.board.nothingToRedo);
    else if (!outcome.ok) showToast({ kind: 'failure', text: outcomeText(outcome, messages) });
    else
      announce(
        messages.board[way === 'undo' ? 'undone' : 'redone'](title ? inWords(title, messages.store) : ''),
      );
  }

  #failed(command: BoardCommand, outcome: Extract<CommandOutcome, { ok: false }>): void {
    const isOffered =
      outcome.conflict !== undefined && (command.kind === 'card.update' || command.kind === 'task.update');
    const text = outcomeText(outcome, this.messages);
    if (!isOffered) {
      showToast({ kind: outcome.code === 'canceled' ? 'done' : 'failure', text });
      return;
    }
    const again = { ...command };
    if ('base' in again) delete again.base;
    const { keepMine: title, changedByOther } = this.messages.board;
    showToast({
      kind: 'failure',
      text: changedByOther,
      action: { title, run: () => void this.run(again) },
    });
  }
}
