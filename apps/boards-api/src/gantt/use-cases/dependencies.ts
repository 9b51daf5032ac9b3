import { Injectable } from '@nestjs/common';
import {
  DomainError,
  limits,
  NotFoundError,
  ValidationError,
  type CreateDependencyDto,
  type DependencyDto,
  requireVersion,
  type Caller,
  type ExpectedVersions,
} from '@kiban/contracts';
import type { Executor, Transaction } from '@kiban/persistence';
import { cyclePath } from '@kiban/schedule';
import { BoardChanges } from '../../events/board-changes.js';
import { recordEvent } from '../../events/record-event.js';
import { parentVersion } from '../../order/order-versions.js';
import { BoardsRepository } from '../../store/boards/boards.repository.js';
import { lockCard } from '../../store/cards/card-locks.js';
import { CardsRepository } from '../../store/cards/cards.repository.js';
import { requireActiveCard, type Card } from '../../store/cards/domain/card.js';
import { ListsRepository } from '../../store/lists/lists.repository.js';
import { GanttRepository } from '../data/gantt.repository.js';

/** The dependencies of tasks. Each change locks the board, so two requests cannot close a cycle between them. */
@Injectable()
export class Dependencies {
  constructor(
    private readonly changes: BoardChanges,
    private readonly boards: BoardsRepository,
    private readonly lists: ListsRepository,
    private readonly cards: CardsRepository,
    private readonly gantt: GanttRepository,
  ) {}

  create(caller: Caller, taskId: number, request: CreateDependencyDto): Promise<DependencyDto> {
    const { dependsOn, type = 'FS', lagDays = 0 } = request;
    if (dependsOn === taskId)
      throw new ValidationError(
        'dependsOn',
        'dependency',
        'A task cannot depend on itself; send another task in dependsOn.',
      );
    return this.changes.run(async (tx) => {
      const [card, other] = await this.lockBoth(tx, caller, taskId, dependsOn);
      if (other.boardId !== card.boardId)
        throw new ValidationError(
          'dependsOn',
          'dependency',
          `Task ${dependsOn} is on another board; dependsOn must be a task of the same board.`,
        );
      const edges = await this.gantt.dependencies(tx, card.boardId);
      if (edges.filter((edge) => edge.taskId === taskId).length >= limits.dependenciesPerTaskMax)
        throw new DomainError(
          'limit_reached',
          `A task depends on at most ${limits.dependenciesPerTaskMax} others.`,
        );
      const path = cyclePath(edges, taskId, dependsOn);
      if (path)
        throw new DomainError(
          'dependency_cycle',
          `The dependency would close a cycle: ${path.join(' → ')}; delete one of these dependencies first.`,
          [{ field: 'dependsOn', code: 'dependency_cycle', message: path.join(',') }],
        );
      const id = await this.gantt.insertDependency(tx, card.boardId, { taskId, dependsOn, type, lagDays });
      await this.record(tx, caller, card, 'dependency.create', { id, dependsOn, type, lagDays });
      return { id, dependsOn, type, lagDays };
    });
  }

  delete(caller: Caller, taskId: number, dependencyId: number, expected: ExpectedVersions): Promise<void> {
    return this.changes.run(async (tx) => {
      const [card] = await this.lockBoth(tx, caller, taskId, taskId);
      requireVersion(expected, card.version);
      const gone = await this.gantt.deleteDependency(tx, taskId, dependencyId);
      if (!gone) throw new NotFoundError('dependency', dependencyId);
      await this.record(tx, caller, card, 'dependency.delete', { id: dependencyId, ...gone });
    });
  }

  private async lockBoth(
    tx: Executor,
    caller: Caller,
    taskId: number,
    otherId: number,
  ): Promise<[Card, Card]> {
    const { boardId } = await this.cards.read(tx, caller, taskId);
    await this.boards.lockOpen(tx, caller, boardId);
    await lockCard(tx, taskId);
    await this.lists.lockAll(tx, boardId);
    const card = await this.cards.lock(tx, caller, taskId);
    requireActiveCard(card);
    return [card, await this.cards.read(tx, caller, otherId)];
  }

  private async record(
    tx: Transaction,
    caller: Caller,
    card: Card,
    kind: 'dependency.create' | 'dependency.delete',
    { id, dependsOn, type, lagDays }: DependencyDto,
  ): Promise<void> {
    const cardVersion = await this.cards.touch(tx, card);
    await recordEvent(tx, caller, {
      kind,
      boardId: card.boardId,
      cardId: card.id,
      listIds: [card.listId],
      data: { taskId: card.id, id, dependsOn, type, lagDays },
      changes: parentVersion('cardVersion', cardVersion),
    });
  }
}
