import type { LauncherSettings } from '../config/launcher-settings.js';
import { reasonOf, SetupProblem } from '../setup-problem.js';

/** Why the edge cannot listen, and what to do. */
export function listenProblem(
  error: unknown,
  { host, port }: Pick<LauncherSettings, 'host' | 'port'>,
): SetupProblem {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    const another = port < 65_535 ? port + 1 : 4000;
    return new SetupProblem(
      'port_in_use',
      `Port ${port} on ${host} is in use by another program: stop it, or choose another port, for example ` +
        `PORT=${another} npm start.`,
      { cause: error },
    );
  }
  return new SetupProblem(
    'port_in_use',
    `Kiban cannot listen on ${host} port ${port} (${reasonOf(error)}): choose others with HOST=… PORT=… npm start.`,
    { cause: error },
  );
}
