import { setPriority } from 'node:os';
import type { AttackContext } from '../hostile/attack.js';
import { attacks, furtherAttacks } from '../hostile/attacks/all-attacks.js';

/** Runs one attack and sends what it counted: a process of its own, that takes the processor last. */
const NICE = 10;

setPriority(NICE);
process.once('message', (message: { name: string; context: AttackContext }) => {
  const attack = [...attacks, ...furtherAttacks].find(({ name }) => name === message.name);
  if (!attack) throw new Error(`There is no attack ${message.name}.`);
  void attack.run(message.context).then((figures) => {
    process.send?.(figures, () => process.exit(0));
  });
});
