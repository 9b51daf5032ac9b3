import { IDEMPOTENCY_KEYS, IdempotencyKeys, IdempotencyOutcomes, ROUTE_VISIBILITY } from '@kiban/http-kit';
import type { NatsConnection } from '@kiban/messaging';
import type { Logger } from '@kiban/observability';
import { Database } from '@kiban/persistence';
import { infrastructure } from '@kiban/service-kit';
import { Module } from '@nestjs/common';
import { functions, migrations } from '../../migrations/index.js';
import { BoardsRouteVisibility } from '../access/route-visibility.js';
import { CellClaim } from '../cell/cell-claim.js';
import { readBoardsConfig, type BoardsConfig } from '../config/boards-config.js';
import { BOARDS_CONFIG, boardsSchema, LOGGER, NATS } from '../config/tokens.js';
import { LargeResponses } from '../fairness/large-responses.js';

@Module(
  infrastructure({
    service: 'boards-api',
    config: BOARDS_CONFIG,
    readConfig: readBoardsConfig,
    audience: 'api',
    tables: {
      schema: boardsSchema,
      migrations,
      functions,
      source: 'boards',
      outbox: { tellsLists: true, activityTable: `${boardsSchema}.activity` },
      hasAuditOutbox: true,
    },
    providers: [
      {
        provide: IdempotencyOutcomes,
        inject: [Database],
        useFactory: (database: Database) => new IdempotencyOutcomes(database, boardsSchema),
      },
      {
        provide: IDEMPOTENCY_KEYS,
        inject: [Database, LOGGER, IdempotencyOutcomes],
        useFactory: (database: Database, logger: Logger, outcomes: IdempotencyOutcomes) =>
          new IdempotencyKeys(database, boardsSchema, logger, { outcomes }),
      },
      {
        provide: ROUTE_VISIBILITY,
        inject: [Database],
        useFactory: (database: Database) => new BoardsRouteVisibility(database),
      },
      LargeResponses,
      {
        provide: CellClaim,
        inject: [BOARDS_CONFIG, Database, NATS, LOGGER],
        useFactory: (config: BoardsConfig, database: Database, connection: NatsConnection, logger: Logger) =>
          new CellClaim({ cell: config.CELL, database, connection, logger }),
      },
    ],
  }),
)
export class InfrastructureModule {}
