import type { Attack } from '../attack.js';
import { bodies } from './bodies.js';
import { largeReads, searches } from './dear-reads.js';
import { waitingForAGroup, waitingForAnImport } from './held-locks.js';
import { eventStreams } from './event-streams.js';
import { largeExports } from './large-exports.js';
import { largeImports } from './large-imports.js';
import { longCascade } from './long-cascade.js';
import { oversizedSignIn } from './oversized-sign-in.js';
import { guessesFromManyAddresses, guessesOfManyAccounts } from './password-guesses.js';
import { pendingSignIns } from './pending-sign-ins.js';
import { pipelinedRequests } from './pipelined-requests.js';
import { signUps } from './sign-ups.js';
import { slowConnections } from './slow-connections.js';
import { slowReaders } from './slow-readers.js';

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
  waitingForAnImport,
  waitingForAGroup,
];

/** Beyond what is promised: they run where they are named. */
export const furtherAttacks: readonly Attack[] = [
  largeImports,
  largeReads,
  searches,
  slowReaders,
  pipelinedRequests,
  pendingSignIns,
  longCascade,
];
