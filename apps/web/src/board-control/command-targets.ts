import type { BoardStore } from '../board-model/board-store.js';
import type { Value } from '../observable/value.js';
import type { BoardView } from './board-view.js';

/** The cards of a board that commands are for. */
export class CommandTargets {
  #given: readonly number[] | null = null;

  constructor(
    private readonly store: BoardStore,
    private readonly view: Value<BoardView>,
  ) {}

  /** The card that single keys are for; of given cards, the first unless it is one of them. */
  target(): number | null {
    const pointed = this.#pointed();
    if (this.#given === null || (pointed !== null && this.#given.includes(pointed))) return pointed;
    return this.#given[0] ?? null;
  }

  /** The given cards; else the selected ones in the order of the board; else the target. */
  targets(): readonly number[] {
    if (this.#given) return this.#given;
    if (this.view.get().selected.size > 0) return this.selectedIds();
    const target = this.target();
    return target === null ? [] : [target];
  }

  selectedIds(): readonly number[] {
    const { selected } = this.view.get();
    return this.store.listIds().flatMap((id) => this.store.cardIds(id).filter((card) => selected.has(card)));
  }

  /**
   * Runs something with these cards as the targets: a command of a dialog, which has the focus itself. They are the targets
   * for this one call, so a dialog that ends without a command leaves nothing to reset.
   */
  runOn<T>(cardIds: readonly number[], run: () => T): T {
    const before = this.#given;
    this.#given = cardIds.map((id) => this.store.idOf(id));
    try {
      return run();
    } finally {
      this.#given = before;
    }
  }

  /** The card under the mouse, else with the focus, else of the open panel. */
  #pointed(): number | null {
    const { hovered, spot, hasFocus, openedCardId } = this.view.get();
    if (hovered !== null) return hovered;
    return (hasFocus ? spot?.cardId : null) ?? openedCardId;
  }
}
