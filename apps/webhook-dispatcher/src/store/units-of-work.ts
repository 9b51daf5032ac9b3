import { auditOutboxEntries, UnitOfWork } from '@kiban/messaging';
import type { Database } from '@kiban/persistence';
import { webhooksSchema } from '../infrastructure/tokens.js';

/** Units of work with the events and audit entries of this service. */
export const unitsOfWork = (database: Database): UnitOfWork =>
  new UnitOfWork({ database, schema: webhooksSchema, audit: auditOutboxEntries(webhooksSchema) });
