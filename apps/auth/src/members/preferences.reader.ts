import { Database } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';

export interface Preferences {
  /** A JSON object, as text. */
  document: string;
  version: number;
}

/** The document that each member stores. */
@Injectable()
export class PreferencesReader {
  constructor(private readonly database: Database) {}

  async read(memberId: number): Promise<Preferences> {
    const [row] = await this.database.query<Preferences>(
      {
        name: 'auth-read-preferences',
        text: 'SELECT document, version FROM auth.member_preferences WHERE member_id = $1',
      },
      [memberId],
    );
    return row ?? { document: '{}', version: 0 };
  }
}
