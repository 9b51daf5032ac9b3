import { createHash } from 'node:crypto';
import type { FeedPosition } from '@kiban/client';
import { CommandError } from '../console/failure.js';
import type { Profile } from '../profile/profile.js';
import { readPrivate, writePrivate } from '../profile/private-file.js';

/** What a position belongs to: the same call of `listen`. Another filter has seen other events. */
export interface ListenIdentity {
  origin: string;
  workspaceId: number;
  target: string;
  kinds: readonly string[];
  boardId: number | undefined;
}

/** Where `listen` resumes. */
export class PositionFile {
  readonly path: string;

  constructor(profile: Profile, identity: ListenIdentity) {
    const { origin, workspaceId, target, kinds, boardId } = identity;
    const parts = [origin, workspaceId, target, [...kinds].sort(), boardId ?? null];
    const name = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 24);
    this.path = profile.stateFile(`listen-${name}.json`);
  }

  /** @returns null at the first start @throws CommandError for a damaged file */
  async read(): Promise<FeedPosition | null> {
    const text = await readPrivate(this.path);
    if (text === null) return null;
    try {
      const { after, cursor } = JSON.parse(text) as { after?: unknown; cursor?: unknown };
      if (Number.isSafeInteger(after)) return after as number;
      if (typeof cursor === 'string') return { cursor };
    } catch {
      // The sentence below is about any damage.
    }
    throw new CommandError(`${this.path} is damaged. Start with --since, or remove it to start from now on.`);
  }

  write(position: number | { cursor: string }): Promise<void> {
    return writePrivate(
      this.path,
      JSON.stringify(typeof position === 'number' ? { after: position } : position),
    );
  }
}
