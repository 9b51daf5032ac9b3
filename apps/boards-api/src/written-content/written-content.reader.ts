import {
  isOwnerOrAdmin,
  type WrittenContentRequest,
  type WrittenItem,
  type WrittenKind,
} from '@kiban/contracts';
import { Database, type Statement } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { isVisible } from '../access/board-scope.js';
import { isoUtc } from '../sql/json-text.js';

const ITEMS_MAX = 500;
/** Of the JSON text of a page; a message of the broker has at most 1 MiB. One item may exceed it. */
const BYTES_MAX = 256 * 1_024;

/** @param rows with the values of a scope, the member in $3 and the last id before the page in $5 */
const page = (kind: WrittenKind, rows: string): Statement => ({
  name: `written-${kind}`,
  text: `SELECT sized.item FROM (
           SELECT listed.item, sum(octet_length(listed.item::text)) OVER (ORDER BY listed.id) - octet_length(listed.item::text) AS before
           FROM (SELECT row_to_json(one) AS item, one.id FROM (${rows} LIMIT ${ITEMS_MAX}) AS one) AS listed) AS sized
         WHERE sized.before < ${BYTES_MAX}`,
});

const of = `b.id AS "boardId", b.name AS "boardName"`;
const pages: Readonly<Record<WrittenKind, Statement>> = {
  boards: page(
    'boards',
    `SELECT b.id, ${of}, b.description, ${isoUtc('b.created_at')} AS "createdAt"
     FROM boards.board AS b WHERE b.created_by_id = $3 AND b.id > $5 AND ${isVisible('b')} ORDER BY b.id`,
  ),
  cards: page(
    'cards',
    `SELECT c.id, ${of}, c.title, c.description, ${isoUtc('c.created_at')} AS "createdAt", ${isoUtc('c.updated_at')} AS "updatedAt"
     FROM boards.card AS c JOIN boards.board AS b ON b.id = c.board_id
     WHERE c.workspace_id = $1 AND c.created_by_id = $3 AND c.id > $5 AND ${isVisible('b')} ORDER BY c.id`,
  ),
  comments: page(
    'comments',
    `SELECT m.id, ${of}, m.card_id AS "cardId", m.text, ${isoUtc('m.created_at')} AS "createdAt", ${isoUtc('m.updated_at')} AS "updatedAt"
     FROM boards.comment AS m JOIN boards.card AS c ON c.id = m.card_id JOIN boards.board AS b ON b.id = c.board_id
     WHERE c.workspace_id = $1 AND m.author_id = $3 AND m.id > $5 AND ${isVisible('b')} ORDER BY m.id`,
  ),
  views: page(
    'views',
    `SELECT v.id, ${of}, v.name, v.kind, v.query
     FROM boards.saved_view AS v JOIN boards.board AS b ON b.id = v.board_id
     WHERE v.created_by_id = $3 AND v.id > $5 AND ${isVisible('b')} ORDER BY v.id`,
  ),
};

/** Reads what a member wrote, on the boards that the member sees. */
@Injectable()
export class WrittenContentReader {
  constructor(private readonly database: Database) {}

  async page({ kind, workspaceId, memberId, role, after }: WrittenContentRequest): Promise<WrittenItem[]> {
    const values = [workspaceId, isOwnerOrAdmin(role), memberId, null, after];
    const rows = await this.database.query<{ item: WrittenItem }>(pages[kind], values);
    return rows.map(({ item }) => item);
  }
}
