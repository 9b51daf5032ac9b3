import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Attack, AttackContext, AttackFigures } from './attack.js';

/** Beyond the attack itself: the longest that its last requests wait before they count as hung. */
const ENDS_WITHIN_MS = 60_000;

/** Runs an attack in a process of its own and resolves to what it counted. */
export function startAttack({ name }: Attack, context: AttackContext): Promise<AttackFigures> {
  const child = fork(join(import.meta.dirname, '..', 'programs', 'attacker.js'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve) => {
    const failed = (why: string): void =>
      resolve({ sent: 0, statuses: {}, bad: [why], badCount: 1, note: '' });
    const deadline = setTimeout(() => {
      failed('the attack did not end');
      child.kill('SIGKILL');
    }, context.durationMs + ENDS_WITHIN_MS);
    child.once('message', (figures) => resolve(figures as AttackFigures));
    child.once('exit', (code) => {
      clearTimeout(deadline);
      failed(`the attacker ended with exit code ${code}`);
    });
    child.send({ name, context });
  });
}
