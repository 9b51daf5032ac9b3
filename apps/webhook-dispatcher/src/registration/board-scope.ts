import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { ValidationError } from '@kiban/contracts';
import { KnownBoardsRepository } from './known-boards.repository.js';

/** A board’s first event may still be in flight when a request names the board. */
const ARRIVAL_MAX_MS = 2_000;
const LOOK_INTERVAL_MS = 100;

/** Checks that boards belong to the caller’s workspace, by the events that arrived from them. */
@Injectable()
export class BoardScope {
  constructor(private readonly boards: KnownBoardsRepository) {}

  /** @throws ValidationError with the first board that does not belong to the workspace */
  async check(
    workspaceId: number,
    boardIds: readonly number[] | null | undefined,
    field: string,
  ): Promise<void> {
    if (!boardIds || boardIds.length === 0) return;
    for (let waited = 0; ; waited += LOOK_INTERVAL_MS) {
      const found = new Set(await this.boards.among(workspaceId, boardIds));
      const missing = boardIds.find((id) => !found.has(id));
      if (missing === undefined) return;
      if (waited >= ARRIVAL_MAX_MS)
        throw new ValidationError(
          field,
          'board',
          `Board ${missing} is not in this workspace; GET /boards lists its boards.`,
        );
      await wait(LOOK_INTERVAL_MS);
    }
  }
}
