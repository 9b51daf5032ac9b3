import { SourceMap } from 'node:module';
import { rounded } from '../report/goal.js';
import { table } from '../report/table.js';
import type { CpuProfile, ProfileNode } from './inspector.js';

export interface SelfTime {
  /** Function, and where it stands. */
  what: string;
  /** Milliseconds within the function itself. */
  ms: number;
  /** Of the time that the process was not idle, from 0 to 1. */
  share: number;
}

/** Times of V8 that are no function of the program. */
const IDLE = '(idle)';

/** A function's frame in the words of the source; undefined where no source is known. */
export type FindSource = (frame: ProfileNode['callFrame']) => string | undefined;

/** The functions of a profile by the time within themselves, the longest first; equal names add up. */
export function selfTimes(profile: CpuProfile, nameOf: (node: ProfileNode) => string): SelfTime[] {
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const times = new Map<string, number>();
  let busyUs = 0;
  profile.samples.forEach((id, index) => {
    const node = nodes.get(id);
    const us = profile.timeDeltas[index] ?? 0;
    if (!node || node.callFrame.functionName === IDLE) return;
    busyUs += us;
    const name = nameOf(node);
    times.set(name, (times.get(name) ?? 0) + us);
  });
  return [...times]
    .map(([what, us]) => ({ what, ms: us / 1_000, share: us / busyUs }))
    .sort((a, b) => b.ms - a.ms);
}

/** "function file:line", the file without the path of its package. */
export function functionName(find: FindSource): (node: ProfileNode) => string {
  return ({ callFrame }) => {
    const { functionName, url, lineNumber } = callFrame;
    const name = functionName || '(anonymous)';
    if (url === '') return name;
    return `${name} ${find(callFrame) ?? `${url.replace(/^.*\//, '')}:${lineNumber + 1}`}`;
  };
}

/** The package or folder that a function belongs to. */
export function packageName(find: FindSource): (node: ProfileNode) => string {
  return ({ callFrame }) => {
    const { functionName, url } = callFrame;
    if (url === '') return functionName || '(native)';
    const source = find(callFrame) ?? url;
    const installed = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
    return installed ?? /(?:libs|apps)\/[^/]+/.exec(source)?.[0] ?? source.replace(/[:/][^:/]*$/, '');
  };
}

/** Reads positions of a bundle by its source map. */
export function sourceFinder(bundle: string, map: string): FindSource {
  const sources = new SourceMap(JSON.parse(map) as ConstructorParameters<typeof SourceMap>[0]);
  return ({ url, lineNumber, columnNumber }) => {
    if (!url.endsWith(bundle)) return undefined;
    const entry = sources.findEntry(lineNumber, columnNumber);
    if (!('originalSource' in entry)) return undefined;
    return `${entry.originalSource.replace(/^(\.\.\/)+/, '')}:${entry.originalLine + 1}`;
  };
}

export function selfTimeTable(title: string, times: readonly SelfTime[], most: number): string {
  return table(
    [title, 'self ms', '%'],
    times.slice(0, most).map(({ what, ms, share }) => [what, rounded(ms), rounded(share * 100)]),
  );
}
