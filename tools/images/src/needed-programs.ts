import { CommandFailedError, run } from './command.js';

/** A program that builds and runs images is not installed. */
export class ProgramsMissingError extends Error {
  readonly code = 'programs_missing';

  constructor(readonly programs: readonly string[]) {
    super(
      `${programs.join(', ')} cannot be found. On Debian or Ubuntu: ` +
        `apt-get install -y --no-install-recommends ${['buildah', 'podman', 'runc', 'debootstrap', 'containernetworking-plugins'].join(' ')}. ` +
        'Elsewhere build with Docker: docker compose -f docker/compose.yaml build.',
    );
    this.name = 'ProgramsMissingError';
  }
}

/** @throws ProgramsMissingError that names all missing programs */
export async function checkPrograms(programs: readonly string[]): Promise<void> {
  const missing: string[] = [];
  for (const program of programs) {
    try {
      await run('sh', ['-c', 'command -v "$1"', 'sh', program]);
    } catch (error) {
      if (!(error instanceof CommandFailedError)) throw error;
      missing.push(program);
    }
  }
  if (missing.length > 0) throw new ProgramsMissingError(missing);
}
