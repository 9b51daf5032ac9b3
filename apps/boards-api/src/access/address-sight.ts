import { Injectable } from '@nestjs/common';
import { NotFoundError, type Principal } from '@kiban/contracts';
import type { AddressSight } from '@kiban/http-kit';
import { Database, type Statement } from '@kiban/persistence';
import { isVisible, scopeOfPrincipal } from './board-scope.js';

/** How the board is found that an address is about, by the noun that its first id belongs to. */
const boardOf: Readonly<Record<string, string>> = {
  board: 'b.id = $4',
  list: 'b.id = (SELECT board_id FROM boards.list WHERE id = $4)',
  card: 'b.id = (SELECT board_id FROM boards.card WHERE id = $4)',
  comment:
    'b.id = (SELECT board_id FROM boards.card WHERE id = (SELECT card_id FROM boards.comment WHERE id = $4))',
  label: 'b.id = (SELECT board_id FROM boards.label WHERE id = $4)',
  field: 'b.id = (SELECT board_id FROM boards.field WHERE id = $4)',
};
const nouns: Readonly<Record<string, string>> = {
  boards: 'board',
  lists: 'list',
  cards: 'card',
  comments: 'comment',
  labels: 'label',
  fields: 'field',
  tasks: 'card',
};

const statements = new Map<string, Statement>(
  Object.entries(boardOf).map(([noun, which]) => [
    noun,
    {
      name: `sight-of-${noun}`,
      text: `SELECT 1 FROM boards.board AS b WHERE ${which} AND ${isVisible('b')}`,
    },
  ]),
);

/** Whoever may not do something learns so only about what they see; the rest is not there for them (decisions §3). */
@Injectable()
export class BoardsAddressSight implements AddressSight {
  constructor(private readonly database: Database) {}

  /** @throws NotFoundError */
  async requireSeen(path: string, principal: Principal): Promise<void> {
    const [, plural = '', digits = ''] = /\/(\w+)\/([1-9]\d{0,15})(?:[/?]|$)/.exec(path) ?? [];
    const noun = nouns[plural];
    const statement = statements.get(noun ?? '');
    const id = Number(digits);
    if (!noun || !statement || !Number.isSafeInteger(id)) return;
    const rows = await this.database.query(statement, [...scopeOfPrincipal(principal), id]);
    if (rows.length === 0) throw new NotFoundError(noun, id);
  }
}
