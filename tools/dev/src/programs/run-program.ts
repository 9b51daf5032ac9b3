import { SetupProblem } from '../setup-problem.js';

/** A problem as its one sentence, anything else with its stack. */
export function showFault(error: unknown): void {
  if (error instanceof SetupProblem) console.error(`✖ ${error.message}`);
  else console.error(error);
}

/**
 * Runs a program to its end and exits with the code that it gives. A problem that the person can mend is shown as its
 * one sentence; anything else is a fault of ours and shows its stack.
 */
export async function runProgram(main: () => Promise<number>): Promise<void> {
  // Whoever read the output may be gone (`npm start | head`): that is no reason to fall over and leave children behind.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  try {
    process.exitCode = await main();
  } catch (error) {
    process.exitCode = 1;
    showFault(error);
  }
  process.exit();
}
