import type { Manifest } from '../manifest.js';

/** A fault of one object of a composition. */
export interface Breach {
  object: Manifest;
  message: string;
}

/** Something that must hold in every composition. */
export interface PolicyRule {
  name: string;
  breaches(objects: readonly Manifest[]): Breach[];
}
