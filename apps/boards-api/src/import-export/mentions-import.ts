import { limits, type MentionPlace } from '@kiban/contracts';
import type { Executor } from '@kiban/persistence';
import { scanMentions } from '@kiban/text';
import { Injectable } from '@nestjs/common';
import { memberSeesBoard } from '../access/board-scope.js';
import { cardLinksMembers } from './archived-mentions.js';
import type { MadeCard } from './card-import.js';

interface StoredText {
  readonly place: MentionPlace;
  readonly placeId: number;
  readonly cardId: number;
  readonly text: string;
}

const texts = {
  name: 'import-linking-texts',
  text: `SELECT 'description' AS place, id AS "placeId", id AS "cardId", description AS text FROM boards.card
           WHERE id = ANY ($1::bigint[]) AND strpos(description, '](member:') > 0
         UNION ALL SELECT 'comment', id, card_id, text FROM boards.comment
           WHERE card_id = ANY ($1::bigint[]) AND strpos(text, '](member:') > 0
         UNION ALL SELECT 'checklist', id, card_id, text FROM boards.checklist_item
           WHERE card_id = ANY ($1::bigint[]) AND strpos(text, '](member:') > 0`,
};
const add = {
  name: 'import-mentions',
  text: `INSERT INTO boards.mention (workspace_id, card_id, member_id, place, place_id)
         SELECT b.workspace_id, given.card_id, m.id, given.place, given.place_id
         FROM unnest($2::bigint[], $3::bigint[], $4::text[], $5::bigint[]) AS given (card_id, member_id, place, place_id)
         JOIN boards.board AS b ON b.id = $1
         JOIN boards.member AS m ON m.workspace_id = b.workspace_id AND m.id = given.member_id AND m.removed_at IS NULL
         WHERE ${memberSeesBoard('m', 'b')} ON CONFLICT DO NOTHING`,
};

/** Stores whom the texts of imported cards mention. It tells no one: these texts are not new. */
@Injectable()
export class MentionsImport {
  async insert(tx: Executor, boardId: number, made: readonly MadeCard[]): Promise<void> {
    const cardIds = made.filter(({ card }) => cardLinksMembers(card)).map(({ id }) => id);
    if (cardIds.length === 0) return;
    const stored = await tx.query<StoredText>(texts, [cardIds]);
    const ties = stored.flatMap((text) => mentionedIn(text.text).map((memberId) => ({ ...text, memberId })));
    await tx.query(add, [
      boardId,
      ties.map(({ cardId }) => cardId),
      ties.map(({ memberId }) => memberId),
      ties.map(({ place }) => place),
      ties.map(({ placeId }) => placeId),
    ]);
  }
}

function mentionedIn(text: string): number[] {
  const ids = scanMentions(text).links.flatMap(({ kind, id }) => (kind === 'member' ? [id] : []));
  return [...new Set(ids)].slice(0, limits.mentionsPerTextMax);
}
