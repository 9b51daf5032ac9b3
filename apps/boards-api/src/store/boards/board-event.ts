import type { LockedBoard } from './boards.repository.js';

/** `data` of the board.* events. */
export function boardEventData(board: Pick<LockedBoard, 'id' | 'name' | 'kind' | 'visibility'>): object {
  return { id: board.id, name: board.name, kind: board.kind, visibility: board.visibility };
}
