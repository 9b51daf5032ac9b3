import { DomainError } from '@kiban/contracts';

/** A field or its options changed after a value was read by them. */
export class StaleValueError extends DomainError {
  constructor() {
    super('conflict', 'The field changed at the same time; send the request again.');
  }
}

/** How often a value is read again, after an option that it names was deleted at the same time. */
const ATTEMPTS_MAX = 3;

/** Runs `work`, which reads values and writes them, again if their fields change in between. */
export async function whileFieldsChange<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StaleValueError) || attempt === ATTEMPTS_MAX) throw error;
    }
  }
}
