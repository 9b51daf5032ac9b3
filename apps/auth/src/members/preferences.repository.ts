import { requireVersion, type ExpectedVersions } from '@kiban/contracts';
import type { Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import type { Preferences } from './preferences.reader.js';

/** The document that each member stores. */
@Injectable()
export class PreferencesRepository {
  /** @throws DomainError 412 if the document has another version */
  async save(
    tx: Executor,
    memberId: number,
    { document, expected }: { document: string; expected: ExpectedVersions },
  ): Promise<Preferences> {
    // A row to lock, so that of two first writes only one finds version 0.
    await tx.query('INSERT INTO auth.member_preferences (member_id) VALUES ($1) ON CONFLICT DO NOTHING', [
      memberId,
    ]);
    const [before] = (await tx.query<Preferences>(
      'SELECT document, version FROM auth.member_preferences WHERE member_id = $1 FOR UPDATE',
      [memberId],
    )) as [Preferences];
    requireVersion(expected, before.version);
    if (before.document === document && before.version > 0) return before;
    const [after] = (await tx.query<Preferences>(
      `UPDATE auth.member_preferences SET document = $2, version = version + 1 WHERE member_id = $1
       RETURNING document, version`,
      [memberId, document],
    )) as [Preferences];
    return after;
  }
}
