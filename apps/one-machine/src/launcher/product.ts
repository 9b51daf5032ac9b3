import { join } from 'node:path';
import type { Wording } from '../console/wording.js';

/** The pages that are no part of the screen, and the guides and packages; from the root of the product. */
export const PAGES_FOLDER = join('apps', 'web', 'public');

/** The built screen, from the root of the product. */
export const BUILT_SCREEN = join('apps', 'web', 'dist');

/** The programs that migrate, ready to run. */
export interface ReadyPrograms {
  /** Whether they were built now. */
  readonly built: boolean;
  /** Changes with the migrations: a database that has those of this stamp needs none. */
  readonly migrations: string;
}

/**
 * What a launcher starts: a clone, which builds what has changed, or a package, in which all of it is built. The layout is one:
 * `apps/<service>/dist` has the programs, `apps/<service>/sql` what they read, `apps/web` what the edge serves.
 */
export interface Product {
  /** Absolute; it contains `apps`. */
  readonly root: string;
  /** How sentences name its commands. */
  readonly words: Wording;
  /** The programs that run once before the services. */
  programs(signal: AbortSignal): Promise<ReadyPrograms>;
  /** The services and the screen. @returns whether any was built now */
  services(signal: AbortSignal): Promise<boolean>;
  /** The pages under /docs. */
  guides(): Promise<unknown>;
  /** What integrators install from /packages. */
  packages(): Promise<unknown>;
}
