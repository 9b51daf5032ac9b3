/** Ids of objects from before cells have every remainder; those of other cells than 0 are above (decision 85). */
const FIRST_ID_OF_CELLS = 2 ** 32;
const CELLS = 16;

/** The number of the database whose outbox drew an event’s id. */
export const cellOfEvent = (eventId: number): number => Math.floor(eventId / 32) % CELLS;

/** The number of the database that has a board. */
export const cellOfBoard = (boardId: number): number => (boardId > FIRST_ID_OF_CELLS ? boardId % CELLS : 0);

export const subjectOfCell = (subject: string, cell: number): string =>
  cell === 0 ? subject : `${subject}.${cell}`;
