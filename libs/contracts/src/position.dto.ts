import { IdField, OneOfField } from './fields/fields.js';

/** A position relative to an anchor (decisions §5, "Order"): exactly one of the three properties. */
export class PositionDto {
  @IdField({ optional: true, description: 'Directly before this anchor' })
  before?: number;

  @IdField({ optional: true, description: 'Directly after this anchor' })
  after?: number;

  @OneOfField(['first', 'last'], { optional: true })
  position?: 'first' | 'last';
}
