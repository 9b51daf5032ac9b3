import { CommandError } from './failure.js';

/** What a person reads in place of the code of the system. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of the path is no folder',
  EISDIR: 'it is a folder',
  EACCES: 'you have no permission',
  EPERM: 'you have no permission',
  EROFS: 'its disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your quota of the disk is used up',
  EFBIG: 'it is too large for its disk',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'its links point to each other',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  EEXIST: 'it exists already',
  ENOTEMPTY: 'it is a folder with content',
  EXDEV: 'it is on another disk',
  EBUSY: 'another program uses it',
  ENXIO: 'no program is at its other end',
};

/** An error of the file system in one sentence; every other error as it is. @param path as the person wrote it */
export function fileFault(error: unknown, path?: string): unknown {
  if (error instanceof CommandError || !(error instanceof Error)) return error;
  const { code, syscall, path: known } = error as NodeJS.ErrnoException;
  const reason = code === undefined ? undefined : REASONS[code];
  if (reason === undefined || syscall === undefined) return error;
  const file = path ?? known;
  if (file === undefined && syscall !== 'write') return error;
  const what = file === undefined ? 'The output cannot be written' : `${file} cannot be ${verbOf(syscall)}`;
  return new CommandError(`${what}: ${reason}.`, { cause: error });
}

const verbOf = (syscall: string): string =>
  /^(write|rename|link|mkdir|unlink)/.test(syscall) ? 'written' : 'opened';
