export * from './boards.js';
export { can, type Action } from './can.js';
export * from './error-codes.js';
export { cardOf, changedCardsOf, type CardEvent } from './events/concerned-cards.js';
export * from './events/event-kinds.js';
export { relaySourceOf, type RelaySource } from './events/relay-source.js';
export * from './limits.js';
export * from './roles.js';
export * from './screen-views.js';
