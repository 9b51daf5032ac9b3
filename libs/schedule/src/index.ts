export * from './cascade.js';
export * from './cycle-path.js';
export * from './days.js';
export * from './grouped-by.js';
export * from './span.js';
export * from './zoned-days.js';
