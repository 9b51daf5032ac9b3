import { cardTextBytes, infoTextBytes, textBytes, type Growth } from '../quotas/growth.js';
import type { ArchivedCard, BoardArchive } from './board-archive.js';

/** What an import adds to a workspace, computed before any write; skipped values are counted as well. */
export function growthOf({ fields, lists }: BoardArchive): Growth {
  const textFields = fields.filter(({ type }) => type === 'text' || type === 'url').map(({ name }) => name);
  const growth: Growth = { cards: 0, textBytes: 0 };
  for (const { info, cards } of lists) {
    growth.cards += cards.length;
    growth.textBytes += infoTextBytes(info);
    for (const card of cards) growth.textBytes += textBytesOf(card, textFields);
  }
  return growth;
}

function textBytesOf(card: ArchivedCard, textFields: readonly string[]): number {
  const values = textFields.map((name) => card.values[name]);
  return (
    cardTextBytes(card) +
    textBytes(...card.checklist.map(({ text }) => text)) +
    textBytes(...card.comments.map(({ text }) => text)) +
    textBytes(...values.map((value) => (typeof value === 'string' ? value : null)))
  );
}
