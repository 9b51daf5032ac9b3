/** A grid has columns and rows. */
export type Axis = 'column' | 'row';
