import { Value } from '../observable/value.js';

/** Whether single characters run commands (WCAG 2.1.4); a preference of the person. */
export const singleKeys = new Value<boolean>(true);
