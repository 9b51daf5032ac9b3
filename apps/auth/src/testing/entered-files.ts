import { Session } from 'node:inspector/promises';
import { fileURLToPath } from 'node:url';

const SOURCES = '/apps/auth/src/';

/**
 * The files of auth of which a request runs a function, by the coverage of the engine. Files that only declare types are none. What
 * runs beside it, such as a timer, is left out: it does not run in each of several equal requests.
 */
export class EnteredFiles {
  private constructor(private readonly session: Session) {}

  static async begin(): Promise<EnteredFiles> {
    const session = new Session();
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    return new EnteredFiles(session);
  }

  /** @returns the paths below `src` that every one of the requests enters, in the order of their names */
  async of(requests: readonly (() => Promise<unknown>)[]): Promise<string[]> {
    const walks: Set<string>[] = [];
    for (const request of requests) {
      await this.taken();
      await request();
      walks.push(await this.taken());
    }
    const [first = new Set<string>(), ...others] = walks;
    return [...first].filter((file) => others.every((walk) => walk.has(file))).sort();
  }

  async end(): Promise<void> {
    await this.session.post('Profiler.stopPreciseCoverage');
    this.session.disconnect();
  }

  /** What ran since the last call. */
  private async taken(): Promise<Set<string>> {
    const { result } = await this.session.post('Profiler.takePreciseCoverage');
    return new Set(
      result
        .filter(({ url, functions }) => url.includes(SOURCES) && functions.some(hasRun))
        .map(({ url }) => fileURLToPath(url.split('?')[0] as string).split(SOURCES)[1] as string)
        .filter((file) => !file.startsWith('testing/') && !file.endsWith('-spec.ts')),
    );
  }
}

const hasRun = ({ ranges }: { ranges: { count: number }[] }): boolean =>
  ranges.some(({ count }) => count > 0);
