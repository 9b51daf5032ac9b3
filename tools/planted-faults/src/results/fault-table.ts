import type { Fault } from '../faults/fault.js';
import type { FaultResult, FaultState } from './fault-result.js';
import type { Results } from './result-file.js';

const STATES: Readonly<Record<FaultState, string>> = {
  caught: 'caught',
  not_caught: '**not caught**',
  outdated: 'not in this commit',
  unusable: '**no result**',
  no_tests: '**no test**',
};

/** One table for each area, in Markdown. */
export function faultTables(faults: readonly Fault[], now: Results, before?: Results): string {
  const areas = [...new Set(faults.map(({ area }) => area))];
  return areas
    .map((area) => {
      const rows = faults.filter((fault) => fault.area === area);
      return `## ${area}\n\n${table(rows, now, before)}\n`;
    })
    .join('\n');
}

/** How many faults were caught, of how many. */
export function summaryOf(faults: readonly Fault[], results: Results): string {
  const found = faults.flatMap(({ id }) => results.faults[id] ?? []);
  const count = (state: FaultState): number => found.filter((result) => result.state === state).length;
  const parts = (Object.keys(STATES) as FaultState[])
    .filter((state) => state === 'caught' || count(state) > 0)
    .map((state) => `${count(state)} ${STATES[state].replaceAll('*', '')}`);
  const levels = (['unit', 'int', 'e2e'] as const)
    .map((level) => `${found.filter((one) => one.state === 'caught' && one.level === level).length} ${level}`)
    .join(', ');
  return `${found.length} of ${faults.length} faults planted: ${parts.join(', ')} (caught by level: ${levels}).`;
}

function table(faults: readonly Fault[], now: Results, before: Results | undefined): string {
  const head = [
    'Fault',
    'Kind',
    'Breaks',
    ...(before ? ['Before'] : []),
    before ? 'After' : 'Result',
    'Noticed by',
  ];
  const rows = faults.map((fault) => [
    `\`${fault.id}\``,
    fault.kind,
    fault.breaks,
    ...(before ? [stateOf(before.faults[fault.id])] : []),
    stateOf(now.faults[fault.id]),
    noticedBy(now.faults[fault.id]),
  ]);
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map(inCell).join(' | ')} |`)
    .join('\n');
}

function stateOf(result: FaultResult | undefined): string {
  if (!result) return 'not planted';
  if (result.state === 'outdated') return STATES.outdated;
  const tests = result.state === 'not_caught' ? `${result.level}, ${result.breadth} tests` : result.level;
  return `${STATES[result.state]} (${tests})`;
}

function noticedBy(result: FaultResult | undefined): string {
  if (result?.state !== 'caught') return result?.by ?? '';
  const [file = '', ...test] = result.by.split(': ');
  return `\`${file}\`: ${test.join(': ')}`;
}

const inCell = (text: string): string =>
  text.replace(/\s+/g, ' ').replaceAll('|', '\\|').replaceAll('<', '\\<');
