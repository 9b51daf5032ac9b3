import { spawnSync } from 'node:child_process';
import { PlantError } from '../plant-error.js';

/** @returns the output @throws PlantError with what git printed */
export function git(folder: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  if (status === 0) return stdout.trim();
  throw new PlantError(`git ${args[0] ?? ''} failed: ${stderr.trim().split('\n').at(-1) ?? ''}`);
}
