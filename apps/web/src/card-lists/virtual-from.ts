/** What the lists of a board have in the page together, each in full. About ten elements show a card. */
const CARDS_IN_FULL = 150;
/** A list with fewer cards is always in the page in full: the browser finds its texts. */
const FEWEST = 12;
const MOST = 60;

/** From this number of cards on, a list has only those in view in the page. On a board with few lists, it is larger. */
export const virtualFrom = (lists: number): number =>
  Math.min(MOST, Math.max(FEWEST, Math.floor(CARDS_IN_FULL / Math.max(1, lists))));
