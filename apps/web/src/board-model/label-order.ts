interface Identified {
  readonly id: number;
}

/** The labels of a card in the order of the board; null where they are in it already. */
export function inBoardOrder<L extends Identified>(
  labels: readonly L[],
  board: readonly Identified[],
): L[] | null {
  if (labels.length < 2) return null;
  const placeOf = (label: L): number => {
    const place = board.findIndex(({ id }) => id === label.id);
    return place === -1 ? board.length : place;
  };
  const ordered = [...labels].sort((one, other) => placeOf(one) - placeOf(other));
  return ordered.every((label, at) => label === labels[at]) ? null : ordered;
}
