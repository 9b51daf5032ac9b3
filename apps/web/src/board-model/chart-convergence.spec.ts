import { expect, it } from '@jest/globals';
import { addDays } from '@kiban/schedule';
import fc from 'fast-check';
import type { BoardCommand, CardPlace } from './board-command.js';
import { chartOrder } from './chart-plan.js';
import { settled } from './testing/manual-clock.js';
import type { ModelBoard } from './testing/model-board.js';
import { ModelError, OTHER } from './testing/model-call.js';
import { named, network, reversals, run, type Step } from './testing/random-steps.js';
import { TestSession } from './testing/test-session.js';

const numbers = fc.nat({ max: 50 });
const day = fc.nat({ max: 20 }).map((offset) => addDays('2026-01-10', offset));
const kind = fc.constantFrom('task', 'milestone');
const type = fc.constantFrom('FS', 'SS', 'FF', 'SF');

/** A task as the person sees it. */
const seen = ({ session }: TestSession, nth: number): number | undefined => {
  const ids = chartOrder(session.store);
  return ids[nth % Math.max(1, ids.length)];
};

const placeOf = (anchor: number | undefined, at: number): CardPlace =>
  anchor === undefined || at % 4 === 0
    ? { at: at % 8 === 0 ? 'first' : 'last' }
    : at % 2 === 0
      ? { before: anchor }
      : { after: anchor };

/** A change of one task that the person sees. */
const mine = (
  name: string,
  nth: number,
  command: (cardId: number, world: TestSession) => BoardCommand | undefined,
): Step =>
  run(`${name} ${nth}`, (world) => {
    const cardId = seen(world, nth);
    return cardId === undefined ? undefined : command(cardId, world);
  });

const spans = fc
  .tuple(numbers, day, fc.nat({ max: 4 }), fc.constantFrom('push', 'push', 'none'))
  .map(([nth, start, length, cascade]) =>
    mine(`schedule from ${start} for ${length} (${cascade})`, nth, (cardId) => ({
      kind: 'task.update',
      cardId,
      change: { startDate: start, dueDate: addDays(start, length) },
      cascade,
    })),
  );

const others = fc.tuple(numbers, numbers, kind, type).map(
  ([nth, value, taskKind, linkType]) =>
    fc.sample(
      fc.constantFrom(
        mine(`progress ${value}`, nth, (cardId) => ({
          kind: 'task.update',
          cardId,
          change: { progress: value },
          cascade: 'none',
        })),
        mine(taskKind, nth, (cardId) => ({
          kind: 'task.update',
          cardId,
          change: { kind: taskKind },
          cascade: 'none',
        })),
        mine(`reorder ${value}`, nth, (cardId, world) => {
          const anchor = seen(world, value);
          return { kind: 'task.move', cardId, place: placeOf(anchor === cardId ? undefined : anchor, value) };
        }),
        mine(`link ${value} ${linkType}`, nth, (cardId, world) => {
          const dependsOn = seen(world, value);
          if (dependsOn === undefined || dependsOn === cardId) return undefined;
          return { kind: 'dependency.create', cardId, dependsOn, type: linkType, lagDays: 0 };
        }),
        mine(`unlink ${value}`, nth, (cardId, { session }) => {
          const { dependencies } = session.store.task(cardId);
          const known = dependencies[value % Math.max(1, dependencies.length)];
          return known && { kind: 'dependency.delete', cardId, dependsOn: known.dependsOn };
        }),
        mine(`value ${value}`, nth, (cardId) => ({
          kind: 'card.value',
          cardId,
          fieldId: (value % 2) + 1,
          value: `Mine ${value}`,
        })),
        mine(`title ${value}`, nth, (cardId) => ({
          kind: 'card.update',
          cardId,
          change: { title: `Mine ${value}` },
        })),
        mine('archive', nth, (cardId) => ({ kind: 'cards.archive', cardIds: [cardId], archived: true })),
      ),
      { numRuns: 1, seed: nth * 51 + value },
    )[0]!,
);

const KINDS = ['schedule', 'reorder', 'link', 'unlink', 'value', 'archive', 'delete', 'leave'] as const;

/** A change of another client. */
const theirs = fc.tuple(fc.constantFrom(...KINDS), numbers, numbers, day).map(([what, nth, other, start]) =>
  named(`they ${what} ${nth} ${other} ${start}`, ({ api: { board } }) => {
    try {
      changeByOther(board, what, nth, other, start);
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
    }
  }),
);

function changeByOther(
  board: ModelBoard,
  what: (typeof KINDS)[number],
  nth: number,
  other: number,
  start: string,
): void {
  const { chart } = board;
  const cards = [...board.cards.values()];
  const [card, second] = [cards[nth % cards.length], cards[other % cards.length]];
  if (!card || !second) return;
  const { id } = card;
  if (what === 'schedule') chart.update(OTHER, id, { start, end: start, cascade: 'push' });
  else if (what === 'reorder') chart.reorder(OTHER, id, { position: other % 2 === 0 ? 'first' : 'last' });
  else if (what === 'link') chart.link(OTHER, id, { dependsOn: second.id, type: 'FS', lagDays: 0 });
  else if (what === 'unlink') chart.unlink(OTHER, id, chart.task(id).dependencies[0]?.id ?? 0);
  else if (what === 'value') board.setValue(OTHER, id, (other % 2) + 1, `Theirs ${other}`);
  else if (what === 'archive') board.archiveCard(OTHER, id, card.archivedAt === null);
  else if (what === 'delete') board.deleteCard(OTHER, id);
  else board.leaveCard(OTHER, id);
}

const steps = fc.array(
  fc.oneof(spans, others, others, reversals, theirs, theirs, { arbitrary: network, weight: 8 }),
  { maxLength: 70, size: 'max' },
);

function shownOf({ session: { store } }: TestSession): unknown {
  return chartOrder(store).map((id) => {
    const { title, startDate, dueDate, progress, fields, pending, version } = store.card(id)!;
    const { kind: shownKind, dependencies, position } = store.task(id);
    const links = dependencies.map(({ id: link }) => link).sort();
    return {
      id,
      title,
      startDate,
      dueDate,
      progress,
      fields,
      pending,
      version,
      kind: shownKind,
      links,
      position,
    };
  });
}

function truthOf({ api: { board } }: TestSession): unknown {
  return board.chart
    .read()
    .map(({ id, title, start, end, progress, kind: taskKind, dependencies, position }) => {
      const { fields, version } = board.card(id);
      const links = dependencies.map(({ id: link }) => link).sort();
      const dates = { startDate: start, dueDate: end };
      return {
        id,
        title,
        ...dates,
        progress,
        fields,
        pending: false,
        version,
        kind: taskKind,
        links,
        position,
      };
    });
}

it('a chart ends in the API’s state for any interleaving of commands, responses, losses and events [DEC-9.GANTT-3]', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const world = await TestSession.open({ isVersioned: true });
      world.session.openChart();
      await world.drain();
      for (const step of taken) {
        await step(world);
        await settled();
      }
      await world.drain();
      expect(shownOf(world)).toEqual(truthOf(world));
      expect(world.session.store.connection().waiting).toBe(0);
      world.session.close();
    }),
    { numRuns: 150 },
  );
});
