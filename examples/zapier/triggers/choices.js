import { call, path } from '../kiban-calls.js';

/** A trigger that only fills a drop-down. */
const choice = (key, noun, perform) => ({
  key,
  noun,
  display: {
    label: `${noun} Choices`,
    description: `Fills the choice of a ${noun.toLowerCase()}.`,
    hidden: true,
  },
  operation: { perform, sample: { id: 1, name: 'Launch' } },
});

const namesOf = (rows) => rows.map(({ id, name }) => ({ id, name }));

export const boards = choice('boards', 'Board', async (z, bundle) =>
  namesOf(await call(z, bundle, { path: '/boards' })),
);

/** Of the board that is chosen in the same step; none before. */
export const lists = choice('lists', 'List', async (z, bundle) => {
  const { boardId } = bundle.inputData;
  return boardId ? namesOf(await call(z, bundle, { path: path`/boards/${boardId}/lists` })) : [];
});

/** Of the chosen board, as the lists. */
export const labels = choice('labels', 'Label', async (z, bundle) => {
  const { boardId } = bundle.inputData;
  return boardId ? namesOf(await call(z, bundle, { path: path`/boards/${boardId}/labels` })) : [];
});

export const people = choice('people', 'Person', async (z, bundle) =>
  namesOf(await call(z, bundle, { path: '/members' })),
);

export const eventKinds = choice('event_kinds', 'Event', async (z, bundle) => {
  const kinds = await call(z, bundle, { path: '/hooks/events' });
  return kinds.map(({ event, description }) => ({ id: event, name: `${event}: ${description}` }));
});
