import { currentBoard } from '../board-control/current-board.js';
import { whenIdle } from '../observable/when-idle.js';

/** Loads what people open next when the first board is on the screen and the browser has nothing else to do. */
export function preloadAfterBoard(): void {
  const leave = currentBoard.subscribe(() => {
    if (currentBoard.get() === null) return;
    leave();
    whenIdle(() => {
      void import('./preloaded-parts.js').then(
        ({ loadParts }) => loadParts(),
        () => undefined,
      );
    });
  });
}
