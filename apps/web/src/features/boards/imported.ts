import type { components } from '@kiban/client';
import type { SentTo } from '../../api/typed-paths.js';
import type { Calls } from '../../session/api.js';

export type ImportResult = components['schemas']['ImportResult'];

/** Makes a board of an export. Only a trial run, which is not asked for here, makes none. @param key of idempotency */
export async function importBoard(
  api: Calls,
  body: SentTo<'POST', '/boards/import'>,
  key: string,
): Promise<ImportResult> {
  const response = await api.call('POST', '/boards/import', { body, headers: { 'idempotency-key': key } });
  return response.body as ImportResult;
}
