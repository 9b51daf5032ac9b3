import { viewKinds } from '@kiban/vocabulary';
import { OneOfField } from '../fields/fields.js';

/** The view in which the screen opens a board. */
export const DefaultViewField = (options: { optional?: boolean } = {}): PropertyDecorator =>
  OneOfField(viewKinds, {
    ...options,
    nullable: true,
    name: 'ViewKind',
    description:
      'The view in which the screen opens the board; null for the lists of a `kanban` board and the cells of others. `board` is of `kanban` boards only, `grid` of `grid` and `timetable` boards; others are rejected',
    example: 'table',
  });
