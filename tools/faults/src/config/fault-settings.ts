import { join } from 'node:path';

export interface FaultSettings {
  /** Where the servers under test keep their data; emptied at the start and the end. */
  folder: string;
  resultsFolder: string;
  /** Multiplies the number of events of every case. */
  scale: number;
}

/** The short selection strikes less often as well: it has about a minute. */
const QUICK_SCALE = '0.4';

export function readFaultSettings(
  env: NodeJS.ProcessEnv,
  repositoryRoot: string,
  quick = false,
): FaultSettings {
  const scale = Number(env['FAULTS_SCALE'] ?? (quick ? QUICK_SCALE : '1'));
  if (!Number.isFinite(scale) || scale <= 0) throw new Error('FAULTS_SCALE must be a number above 0.');
  const base = env['KIBAN_DATA_DIR'] ?? join(repositoryRoot, '.data');
  return { folder: join(base, 'faults'), resultsFolder: join(base, 'results'), scale };
}
