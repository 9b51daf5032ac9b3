/** Addresses of boards and cards as resources of the protocol. */
export const boardUri = (boardId: number): string => `kiban://boards/${boardId}`;
export const cardUri = (cardId: number): string => `kiban://cards/${cardId}`;

const URI = /^kiban:\/\/(boards|cards)\/([1-9]\d{0,14})$/;

/** What a resource's address names; undefined when it is none of ours. */
export function resourceOf(uri: string): { kind: 'board' | 'card'; id: number } | undefined {
  const match = URI.exec(uri);
  if (!match) return undefined;
  return { kind: match[1] === 'boards' ? 'board' : 'card', id: Number(match[2]) };
}
