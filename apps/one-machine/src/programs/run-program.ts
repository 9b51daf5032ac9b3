import { IN_A_CLONE, type Wording } from '../console/wording.js';
import { SetupProblem } from '../setup-problem.js';

/** A problem as one sentence, any other error with its stack. */
export function showFault(error: unknown, words: Wording = IN_A_CLONE): void {
  if (error instanceof SetupProblem) console.error(`✖ ${words(error.message)}`);
  else console.error(error);
}

/**
 * Runs a program and exits with its exit code. A problem that the user can fix is printed as one sentence; any other
 * error is a bug and is printed with its stack.
 */
export async function runProgram(main: () => Promise<number>, words = IN_A_CLONE): Promise<void> {
  // The reader of the output may exit early (`npm start | head`); that must not crash the program and orphan its children.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  try {
    process.exitCode = await main();
  } catch (error) {
    process.exitCode = 1;
    showFault(error, words);
  }
  process.exit();
}
