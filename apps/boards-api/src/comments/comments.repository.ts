import { Injectable } from '@nestjs/common';
import type { Executor } from '@kiban/persistence';
import { commentProperties } from '../store/writing/part-json.js';

const page = {
  name: 'comment-page',
  text: `SELECT row_to_json(item) AS comment FROM (
           SELECT ${commentProperties('comment')} FROM boards.comment
           WHERE comment.card_id = $1 AND comment.id > $2 ORDER BY comment.id LIMIT $3) AS item`,
};

/** The comments of cards. */
@Injectable()
export class CommentsRepository {
  /** Oldest first. */
  async page(executor: Executor, cardId: number, after: number, limit: number): Promise<{ id: number }[]> {
    const rows = await executor.query<{ comment: { id: number } }>(page, [cardId, after, limit]);
    return rows.map(({ comment }) => comment);
  }
}
