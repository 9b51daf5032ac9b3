import * as auth from '@kiban/auth/migrations';
import { cardFunctions } from '@kiban/boards-api/store/cards/card-functions';
import * as boards from '@kiban/boards-api/migrations';
import type { MigrationClass, SqlFunction } from '@kiban/persistence';
import * as notifications from '@kiban/notifications/migrations';
import * as webhooks from '@kiban/webhook-dispatcher/migrations';

/** What makes the schema of one service. */
export interface ServiceSchema {
  /** The service's folder, from the root of the repository. */
  readonly folder: string;
  readonly schema: string;
  readonly migrations: readonly MigrationClass[];
  readonly functions: readonly SqlFunction[];
  /** Texts of functions that are made from a declaration, by name. Their files are written like the other generated ones. */
  readonly generated?: Readonly<Record<string, string>>;
}

export const SERVICE_SCHEMAS: readonly ServiceSchema[] = [
  { folder: 'apps/auth', schema: 'auth', migrations: auth.migrations, functions: auth.functions },
  {
    folder: 'apps/boards-api',
    schema: 'boards',
    migrations: boards.migrations,
    functions: boards.functions,
    generated: cardFunctions(),
  },
  {
    folder: 'apps/webhook-dispatcher',
    schema: 'webhooks',
    migrations: webhooks.migrations,
    functions: webhooks.functions,
  },
  {
    folder: 'apps/notifications',
    schema: 'notifications',
    migrations: notifications.migrations,
    functions: notifications.functions,
  },
];
