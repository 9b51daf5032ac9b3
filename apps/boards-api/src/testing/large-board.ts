import { randomBytes } from 'node:crypto';
import type { ImportResultDto } from '@kiban/contracts';
import type { Client } from './running-api.js';

const DESCRIPTION_CHARACTERS = 42_000;

/** Imports a board of about this many MiB. @returns its id and the imported archive */
export async function largeBoard(
  client: Client,
  mebibytes: number,
): Promise<{ id: number; archive: { lists: { cards: object[] }[] } }> {
  const cardsPerList = Math.round((mebibytes * 1_048_576) / DESCRIPTION_CHARACTERS / 2);
  const lists = ['a', 'b'].map((name) => ({
    name,
    cards: Array.from({ length: cardsPerList }, (_, index) => ({
      title: `${name} ${index}`,
      description: randomBytes(DESCRIPTION_CHARACTERS / 2).toString('hex'),
      comments: index % 100 === 0 ? [{ text: 'one' }, { text: 'two' }] : [],
    })),
  }));
  const archive = { format: 'kiban.board', formatVersion: 1, board: { name: 'Large' }, lists };
  const { status, body } = await client.post<ImportResultDto>('/boards/import', archive);
  if (status !== 201) throw new Error(`POST /boards/import responded ${status} ${JSON.stringify(body)}`);
  return { id: body.boardId, archive };
}
