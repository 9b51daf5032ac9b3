import type { Card, ChecklistItem } from '../api/shapes.js';
import type { WorkspaceApi } from '../api/workspace-api.js';
import { idIn, namedObject } from '../names/named-object.js';

interface ChecklistChange {
  /** Text or id. */
  item: number | string;
  text?: string | undefined;
  done?: boolean | undefined;
  remove?: boolean | undefined;
}

/**
 * Makes the changes in their order. An item that the card does not have is added by its text, so that a repeated call changes
 * nothing.
 * @returns the card with its new version
 */
export async function changeChecklist(
  api: WorkspaceApi,
  card: number,
  changes: readonly ChecklistChange[],
  requestKey: string | undefined,
): Promise<Card> {
  const items = await api.checklists.items(card);
  for (const [index, change] of changes.entries())
    await changeItem(api, card, items, change, requestKey && `${requestKey}.${index}`);
  return api.card(card);
}

async function changeItem(
  api: WorkspaceApi,
  card: number,
  items: readonly ChecklistItem[],
  { item, text, done, remove }: ChecklistChange,
  requestKey: string | undefined,
): Promise<void> {
  const named = items.map(({ id, text: name }) => ({ id, name }));
  const isNew = idIn(item) === undefined && !named.some(({ name }) => isSame(name, String(item)));
  if (isNew) {
    if (!remove) await api.checklists.add(card, { text: text ?? String(item), done }, requestKey);
    return;
  }
  const { id } = namedObject('checklist item', named, item);
  if (remove) await api.checklists.delete(card, id);
  else if (text !== undefined || done !== undefined) await api.checklists.update(card, id, { text, done });
}

const isSame = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase('en') === other.trim().toLocaleLowerCase('en');
