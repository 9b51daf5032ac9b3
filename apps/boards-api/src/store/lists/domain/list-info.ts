import type { ListInfoDto } from '@kiban/contracts';

/** A list's attached information; null means "not set". */
export interface ListInfo {
  text: string | null;
  color: string | null;
  cardLimit: number | null;
  attributes: Record<string, string>;
}

export const emptyListInfo: ListInfo = { text: null, color: null, cardLimit: null, attributes: {} };

/** Merges information: given properties replace, omitted ones stay, null clears (decisions §5). */
export function mergeListInfo(present: ListInfo, patch: ListInfoDto | undefined): ListInfo {
  if (!patch) return present;
  return {
    text: patch.text === undefined ? present.text : patch.text,
    color: patch.color === undefined ? present.color : patch.color,
    cardLimit: patch.cardLimit === undefined ? present.cardLimit : patch.cardLimit,
    attributes: patch.attributes === undefined ? present.attributes : (patch.attributes ?? {}),
  };
}
