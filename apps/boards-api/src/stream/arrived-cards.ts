import { Injectable } from '@nestjs/common';
import { Batcher, Database } from '@kiban/persistence';
import { oneCardMembers } from '../store/cards/card-json.js';

/** A card that an event put on a board. */
interface Arrival {
  cardId: number;
  boardId: number;
}

interface ReadCard {
  card: Promise<string | undefined>;
  readAt: number;
}

/**
 * Cards in their present state. A card that has left the board is not among them: it may be on a private one.
 * $1 the cards, $2 the board of each.
 */
const arrived = {
  name: 'stream-arrived-cards',
  text: `
    SELECT items.place - 1 AS place, (SELECT row_to_json(resource)::text FROM (SELECT ${oneCardMembers('c', 'l.name')}) AS resource) AS json
    FROM unnest($1::bigint[], $2::bigint[]) WITH ORDINALITY AS items (card_id, board_id, place)
    JOIN boards.card AS c ON c.id = items.card_id AND c.board_id = items.board_id
    JOIN boards.list AS l ON l.id = c.list_id`,
};

const READ_BATCH_MAX = 32;
/** A text may have 50,000 characters of description, so this bounds the memory. */
const KEPT_MAX = 64;
/** A reader that resumes later must not get a card as it was: it may have left the board since. */
const KEPT_MS = 10_000;

/** The cards of events that add a card to a board. All readers of an event share one read. */
@Injectable()
export class ArrivedCards {
  private readonly kept = new Map<number, ReadCard>();
  private readonly batcher = new Batcher<Arrival, string | undefined>({
    onFallback: (error) => this.database.logBatchFallback('stream.cards', error),
    maxBatchSize: READ_BATCH_MAX,
    runOne: async (item) => (await this.read([item]))[0],
    runBatch: (all) => this.read(all),
  });

  constructor(private readonly database: Database) {}

  /**
   * @param sequence of the event
   * @returns the card as JSON text; undefined if it is no longer on the board
   */
  of(sequence: number, arrival: Arrival): Promise<string | undefined> {
    const known = this.kept.get(sequence);
    if (known && known.readAt > performance.now() - KEPT_MS) return known.card;
    const card = this.batcher.submit(arrival);
    this.kept.delete(sequence);
    this.kept.set(sequence, { card, readAt: performance.now() });
    // A failed read is not shared with later readers.
    card.catch(() => this.kept.delete(sequence));
    const [oldest] = this.kept.keys();
    if (this.kept.size > KEPT_MAX && oldest !== undefined) this.kept.delete(oldest);
    return card;
  }

  private async read(all: readonly Arrival[]): Promise<(string | undefined)[]> {
    const rows = await this.database.query<{ place: number; json: string }>(arrived, [
      all.map(({ cardId }) => cardId),
      all.map(({ boardId }) => boardId),
    ]);
    const cards = new Array<string | undefined>(all.length);
    for (const { place, json } of rows) cards[place] = json;
    return cards;
  }
}
