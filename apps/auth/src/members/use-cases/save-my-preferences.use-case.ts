import type { Caller, ExpectedVersions, UpdatePreferencesDto } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { AuthChanges } from '../../store/audit/auth-changes.js';
import { requireStanding } from '../../store/rights/standing.js';
import type { Preferences } from '../preferences.reader.js';
import { PreferencesRepository } from '../preferences.repository.js';

/** Preferences are of presentation only: a change has no event and no audit entry. */
@Injectable()
export class SaveMyPreferences {
  constructor(
    private readonly changes: AuthChanges,
    private readonly preferences: PreferencesRepository,
  ) {}

  execute(
    { principal }: Caller,
    { change, expected }: { change: UpdatePreferencesDto; expected: ExpectedVersions },
  ): Promise<Preferences> {
    return this.changes.run(async (tx) => {
      // The lock of the member: one who is being removed leaves no document behind.
      await requireStanding(tx, principal);
      const document = JSON.stringify(change.document);
      return this.preferences.save(tx, principal.member.id, { document, expected });
    });
  }
}
