import { IdempotencyOutcomes } from '@kiban/http-kit';
import type { Database } from '@kiban/persistence';
import { CardPlacing } from '../store/placing/card-placing.js';
import { BoardChanges } from '../events/board-changes.js';
import { CardsRepository } from '../store/cards/cards.repository.js';
import { ListsRepository } from '../store/lists/lists.repository.js';

/** The placing of cards on a database, for tests below the HTTP API. */
export function placingOn(database: Database): CardPlacing {
  const changes = new BoardChanges(database, new IdempotencyOutcomes(database, 'boards'));
  return new CardPlacing(database, changes, new CardsRepository(), new ListsRepository());
}
