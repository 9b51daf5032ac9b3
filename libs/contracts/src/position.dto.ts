import { IdField, OneOfField } from './fields/fields.js';

/** A place named by a neighbour (decisions §5, "Order"): exactly one of the three members. */
export class PositionDto {
  @IdField({ optional: true, description: 'Directly before this sibling' })
  before?: number;

  @IdField({ optional: true, description: 'Directly after this sibling' })
  after?: number;

  @OneOfField(['first', 'last'], { optional: true })
  position?: 'first' | 'last';
}
