/** URIs of boards and cards as resources of the protocol. */
export const boardUri = (boardId: number): string => `kiban://boards/${boardId}`;
export const cardUri = (cardId: number): string => `kiban://cards/${cardId}`;

const URI = /^kiban:\/\/(boards|cards)\/([1-9]\d{0,14})$/;

/** The object that a resource URI identifies; undefined for a foreign URI. */
export function resourceOf(uri: string): { kind: 'board' | 'card'; id: number } | undefined {
  const match = URI.exec(uri);
  if (!match) return undefined;
  return { kind: match[1] === 'boards' ? 'board' : 'card', id: Number(match[2]) };
}
