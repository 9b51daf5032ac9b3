import type { HostileWorld } from './hostile-world.js';
import type { ReplyFigures } from './reply-count.js';

/** Where the attacks come from; the victim uses 127.0.0.1. */
export const ATTACKER_ADDRESS = '127.0.0.66';

/** One of the many addresses of an attacker who has a botnet. */
export const addressOf = (n: number): string => `127.66.${Math.floor(n / 250)}.${(n % 250) + 1}`;

export interface AttackContext {
  world: HostileWorld;
  durationMs: number;
}

export interface AttackFigures extends ReplyFigures {
  note: string;
}

export interface Attack {
  name: string;
  title: string;
  /** Whether the victim also signs in while it runs. */
  withSignIns?: boolean;
  run: (context: AttackContext) => Promise<AttackFigures>;
}
