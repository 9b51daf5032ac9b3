import { Value } from '../../observable/value.js';

/** Whether changes of other people are announced to screen readers; a preference of the person. */
export const areOthersAnnounced = new Value<boolean>(true);
