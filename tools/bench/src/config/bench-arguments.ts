import { parseArgs } from 'node:util';
import { isDiverse, isMeasurement, measurements, type Measurement } from './measurements.js';

/** What a run is asked to do. */
export interface BenchArguments {
  /** Names of the parts to run, without the measurements; empty for all. */
  parts: string[];
  wanted: ReadonlySet<Measurement>;
  /** Whether to only see that everything runs. */
  quick: boolean;
  /** The row whose CPU profile is written instead of a measurement. */
  profile?: Measurement;
}

const all = Object.keys(measurements).filter(isMeasurement);

/** @throws Error that lists the accepted names */
export function readBenchArguments(given: string[], partNames: readonly string[]): BenchArguments {
  const { values, positionals } = parseArgs({
    args: given,
    options: { quick: { type: 'boolean' }, diverse: { type: 'boolean' }, profile: { type: 'string' } },
    allowPositionals: true,
  });
  const { quick = false, diverse = false, profile } = values;
  const measured = positionals.filter(isMeasurement);
  if (diverse) measured.push(...all.filter(isDiverse));
  const parts = partNames.filter((part) => positionals.some((name) => isMeant(part, name)));
  const unknown = positionals.filter(
    (name) => !isMeasurement(name) && !partNames.some((part) => isMeant(part, name)),
  );
  if (profile !== undefined && !isProfiled(profile)) unknown.push(profile);
  if (unknown.length > 0)
    throw new Error(
      `There is no ${unknown.join(', ')}. Parts: ${partNames.join(', ')}. Of api alone: ${all.join(', ')}. ` +
        'With --diverse only its rows of diverse load. With --quick a run is short, and its figures mean little. ' +
        'With --profile <row of diverse load> it writes the CPU profile of boards-api for that row.',
    );
  if ((measured.length > 0 || profile !== undefined) && !parts.includes('api')) parts.push('api');
  return {
    parts,
    wanted: new Set(measured.length > 0 ? measured : all),
    quick,
    ...(profile !== undefined && isProfiled(profile) ? { profile } : {}),
  };
}

function isProfiled(name: string): name is Measurement {
  return isMeasurement(name) && name.startsWith('diverse-');
}

/** A name stands for its part and for those that begin with it: `webhooks` for all of `webhooks-…`. */
function isMeant(part: string, name: string): boolean {
  return part === name || part.startsWith(`${name}-`);
}
