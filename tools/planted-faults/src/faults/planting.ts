import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './fault.js';

export type Place = Pick<Fault, 'file' | 'find' | 'replace'>;

/** The file does not have the text of a fault exactly once. */
export class OutdatedFaultError extends Error {
  readonly code = 'outdated_fault';
  constructor(message: string) {
    super(message);
    this.name = 'OutdatedFaultError';
  }
}

/** @returns the text of the file with the fault @throws OutdatedFaultError unless it fits exactly once */
export function planted(text: string, { file, find, replace }: Place): string {
  const at = text.indexOf(find);
  if (at < 0) throw new OutdatedFaultError(`its text is not in ${file}`);
  if (text.indexOf(find, at + 1) >= 0)
    throw new OutdatedFaultError(`its text occurs more than once in ${file}`);
  return text.slice(0, at) + replace + text.slice(at + find.length);
}

/** @returns why a fault cannot be planted in a tree; undefined if it can */
export function outdatedReason(root: string, place: Place): string | undefined {
  try {
    planted(textOf(root, place), place);
    return undefined;
  } catch (error) {
    if (error instanceof OutdatedFaultError) return error.message;
    throw error;
  }
}

/** Runs work with the fault in the tree. The file is restored however the work ends. @throws OutdatedFaultError */
export async function withFault<Result>(
  root: string,
  place: Place,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = textOf(root, place);
  const path = join(root, place.file);
  writeFileSync(path, planted(before, place));
  try {
    return await work();
  } finally {
    writeFileSync(path, before);
  }
}

function textOf(root: string, { file }: Place): string {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    throw new OutdatedFaultError(`${file} does not exist`);
  }
}
