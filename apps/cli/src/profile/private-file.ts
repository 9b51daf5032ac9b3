import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CommandError } from '../console/failure.js';

const OWNER_ONLY = 0o600;
const isFault = (error: unknown, code: string): boolean => (error as { code?: string }).code === code;

/** Also where a part of the path is a file: then nothing was ever saved there. */
export const isAbsent = (error: unknown): boolean => isFault(error, 'ENOENT') || isFault(error, 'ENOTDIR');

/** @returns null when there is no such file @throws CommandError for one that others may read */
export async function readPrivate(path: string): Promise<string | null> {
  try {
    const { mode } = await stat(path);
    // Windows has no such bits.
    if (process.platform !== 'win32' && (mode & 0o077) !== 0)
      throw new CommandError(`Other users may open ${path}. Run: chmod 600 '${path}'`);
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
}

/** Writes the whole text or nothing, readable by its owner only. */
export async function writePrivate(path: string, text: string): Promise<void> {
  const draft = await drafted(path, text);
  try {
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** As `writePrivate`, unless the file exists. @returns whether it was written */
export async function createPrivate(path: string, text: string): Promise<boolean> {
  const draft = await drafted(path, text);
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (isFault(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

export async function removePrivate(path: string): Promise<void> {
  await rm(path, { force: true });
}

async function drafted(path: string, text: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    const file = await open(draft, 'wx', OWNER_ONLY);
    try {
      await file.writeFile(text);
    } finally {
      await file.close();
    }
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return draft;
}
