import { SetupProblem } from '@kiban/one-machine/setup-problem';

/** A problem that the user can fix: printed as its sentence. */
export class PlantError extends SetupProblem {
  constructor(sentence: string) {
    super('setting_invalid', sentence);
    this.name = 'PlantError';
  }
}
