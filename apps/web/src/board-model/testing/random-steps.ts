import fc from 'fast-check';
import type { BoardCommand } from '../board-command.js';
import type { TestSession } from './test-session.js';

export type Step = (world: TestSession) => unknown;

/** fast-check prints a failing sequence by these names. */
export const named = (name: string, step: Step): Step => Object.assign(step, { toString: () => name });

/** The person runs a command; none where there is nothing to run it on. */
export function run(name: string, command: (world: TestSession) => BoardCommand | undefined): Step {
  return named(`I ${name}`, (world) => {
    const wanted = command(world);
    return wanted && void world.session.run(wanted);
  });
}

export const reversals = fc.constantFrom<Step>(
  named('I undo', ({ session }) => void session.undo()),
  named('I redo', ({ session }) => void session.redo()),
);

/** What lets requests, responses and frames pass, or loses them. */
export const network = fc.constantFrom<Step>(
  named('handle', ({ api }) => api.handle()),
  named('respond', ({ api }) => api.respondOldest()),
  named('frame', ({ api }) => api.sendFrame()),
  named('lose a response', ({ api }) => api.loseResponse()),
  named('cut the stream', ({ api }) => api.cutStream()),
  named('lose events', ({ api }) => api.loseEvents()),
  named('a second', ({ clock }) => clock.advance(1_000)),
);
