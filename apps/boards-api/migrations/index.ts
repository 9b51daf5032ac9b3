import { readSqlFunctions, type MigrationClass } from '@kiban/persistence';
import { Initial1763700000000 } from './1763700000000-initial.js';
import { BoardsListsCards1763700100000 } from './1763700100000-boards-lists-cards.js';
import { CardDetails1763700200000 } from './1763700200000-card-details.js';
import { CardAtEnd1763700300000 } from './1763700300000-card-at-end.js';
import { IdempotencyOutcomes1763700400000 } from './1763700400000-idempotency-outcomes.js';
import { OrderVersions1763700500000 } from './1763700500000-order-versions.js';
import { SearchByWorkspace1763700600000 } from './1763700600000-search-by-workspace.js';
import { PartsOfOneCard1763700700000 } from './1763700700000-parts-of-one-card.js';
import { CardsTogether1763700800000 } from './1763700800000-cards-together.js';
import { MovesWithinAList1763700900000 } from './1763700900000-moves-within-a-list.js';
import { OneMove1763701000000 } from './1763701000000-one-move.js';
import { MovesOutOfPrivateBoards1764000000000 } from './1764000000000-moves-out-of-private-boards.js';
import { MovesLockSeenCards1764010000000 } from './1764010000000-moves-lock-seen-cards.js';
import { AuditOutbox1764100000000 } from './1764100000000-audit-outbox.js';
import { DropTakeCard1764200000000 } from './1764200000000-drop-take-card.js';
import { SavedViews1764400000000 } from './1764400000000-saved-views.js';
import { BoardTemplates1764500000000 } from './1764500000000-board-templates.js';
import { SearchText1768000000000 } from './1768000000000-search-text.js';
import { SearchTextOfPresentRows1768010000000 } from './1768010000000-search-text-of-present-rows.js';
import { CardNumbers1769000000000 } from './1769000000000-card-numbers.js';
import { CardNumbersOfPresentRows1769010000000 } from './1769010000000-card-numbers-of-present-rows.js';
import { OrderOfLabels1769020000000 } from './1769020000000-order-of-labels.js';
import { DefaultViews1769030000000 } from './1769030000000-default-views.js';
import { IdsWithACell1770000000000 } from './1770000000000-ids-with-a-cell.js';
import { ShapesOfCardWrites1770010000000 } from './1770010000000-shapes-of-card-writes.js';
import { WorkspacesOfRows1770100000000 } from './1770100000000-workspaces-of-rows.js';
import { Watches1770200000000 } from './1770200000000-watches.js';
import { Mentions1770210000000 } from './1770210000000-mentions.js';

/** In order; a landed one is never edited. */
export const migrations: readonly MigrationClass[] = [
  Initial1763700000000,
  BoardsListsCards1763700100000,
  CardDetails1763700200000,
  CardAtEnd1763700300000,
  IdempotencyOutcomes1763700400000,
  OrderVersions1763700500000,
  SearchByWorkspace1763700600000,
  PartsOfOneCard1763700700000,
  CardsTogether1763700800000,
  MovesWithinAList1763700900000,
  OneMove1763701000000,
  MovesOutOfPrivateBoards1764000000000,
  MovesLockSeenCards1764010000000,
  AuditOutbox1764100000000,
  DropTakeCard1764200000000,
  SavedViews1764400000000,
  BoardTemplates1764500000000,
  SearchText1768000000000,
  SearchTextOfPresentRows1768010000000,
  CardNumbers1769000000000,
  CardNumbersOfPresentRows1769010000000,
  OrderOfLabels1769020000000,
  DefaultViews1769030000000,
  IdsWithACell1770000000000,
  ShapesOfCardWrites1770010000000,
  WorkspacesOfRows1770100000000,
  Watches1770200000000,
  Mentions1770210000000,
];

/** Of `sql/functions`; applied after the migrations (docs/decisions/0030-functions-in-files.md). */
export const functions = readSqlFunctions(import.meta.url);
