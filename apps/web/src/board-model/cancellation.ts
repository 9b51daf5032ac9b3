import { ApiError } from '../api/api-error.js';

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

/** The code of a command that the person ended. */
export const CANCELED = 'canceled';

/** Ends a command whose last request did nothing. */
export const canceledRejection = (): ApiError => new ApiError(429, CANCELED, null);
