import type { ListInfo } from './domain/list-info.js';

/** `data` of the list.* events. */
export function listEventData(list: {
  id: number;
  name: string;
  info: ListInfo;
  columnId: number | null;
  rowId: number | null;
}): object {
  return { id: list.id, name: list.name, info: list.info, columnId: list.columnId, rowId: list.rowId };
}
