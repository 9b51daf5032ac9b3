import type { Attack } from '../attack.js';
import { bodies } from './bodies.js';
import { eventStreams } from './event-streams.js';
import { largeExports } from './large-exports.js';
import { oversizedSignIn } from './oversized-sign-in.js';
import { guessesFromManyAddresses, guessesOfManyAccounts } from './password-guesses.js';
import { signUps } from './sign-ups.js';
import { slowConnections } from './slow-connections.js';

/** In the order in which they run. */
export const attacks: readonly Attack[] = [
  bodies,
  slowConnections,
  eventStreams,
  largeExports,
  signUps,
  guessesOfManyAccounts,
  guessesFromManyAddresses,
  oversizedSignIn,
];
