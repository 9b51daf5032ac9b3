import { limits } from '@kiban/contracts';
import type { ArchivedCard, ArchivedGantt, BoardArchive } from './board-archive.js';

/** What a copy of a board has besides its lists, labels, fields, columns and rows. */
export interface CopiedParts {
  cards: boolean;
  assignees: boolean;
}

/**
 * A board as a copy begins: without archived lists and cards, and without comments, which belong to the work on the
 * original.
 */
export function copyOf(source: BoardArchive, name: string, parts: CopiedParts): BoardArchive {
  const kept = new Map<number, number>();
  let number = 0;
  const lists = source.lists.flatMap((list) => {
    const cards = list.cards.flatMap((card) => {
      const own = number++;
      if (!parts.cards || list.archived || card.archived) return [];
      kept.set(own, kept.size);
      return [cardCopy(card, parts)];
    });
    return list.archived ? [] : [{ ...list, cards }];
  });
  return { ...source, board: { ...source.board, name }, lists, gantt: ganttCopy(source.gantt, kept) };
}

/** @returns a name that the API takes */
export function nameOfCopy(name: string): string {
  return `Copy of ${name}`.slice(0, limits.nameLengthMax).toWellFormed();
}

const cardCopy = (card: ArchivedCard, { assignees }: CopiedParts): ArchivedCard => ({
  ...card,
  assignees: assignees ? card.assignees : [],
  comments: [],
});

/** @param kept the new number of each card that is copied, by its number in the source */
function ganttCopy(gantt: ArchivedGantt, kept: ReadonlyMap<number, number>): ArchivedGantt {
  const numbersOf = (numbers: readonly number[]): number[] => numbers.flatMap((each) => kept.get(each) ?? []);
  return {
    order: numbersOf(gantt.order),
    milestones: numbersOf(gantt.milestones),
    dependencies: gantt.dependencies.flatMap((dependency) => {
      const task = kept.get(dependency.task);
      const dependsOn = kept.get(dependency.dependsOn);
      return task === undefined || dependsOn === undefined ? [] : [{ ...dependency, task, dependsOn }];
    }),
  };
}
