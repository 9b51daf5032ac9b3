import { cardTextBytes, infoTextBytes, textBytes, type Growth } from '../quotas/growth.js';
import type { ArchivedCard, BoardArchive } from './board-archive.js';
import { Turn } from './turn.js';

/** What an import adds to a workspace, computed in turns before any write; skipped values are counted as well. */
export async function growthOf({ fields, lists }: BoardArchive): Promise<Growth> {
  const textFields = fields.filter(({ type }) => type === 'text' || type === 'url').map(({ name }) => name);
  const growth: Growth = { cards: 0, textBytes: 0 };
  const turn = new Turn();
  for (const { info, cards } of lists) {
    growth.cards += cards.length;
    growth.textBytes += infoTextBytes(info);
    for (const card of cards) {
      growth.textBytes += textBytesOf(card, textFields);
      if (turn.isOver) await turn.next();
    }
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
