import { ApiRejection } from './api-port.js';
import { textOf } from './store-text.js';

/** The wish of the person that a command sends nothing more. */
export class Cancellation {
  isCanceled = false;
  cancel!: () => void;
  readonly canceled = new Promise<void>((resolve) => {
    this.cancel = () => {
      this.isCanceled = true;
      resolve();
    };
  });
}

/** Ends a command whose last request did nothing. */
export const canceledRejection = (): ApiRejection =>
  new ApiRejection(429, 'canceled', textOf('canceled'), null);
