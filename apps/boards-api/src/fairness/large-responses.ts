import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@kiban/contracts';
import { JsonResponse, Shares, type Release } from '@kiban/http-kit';
import type { BoardsConfig } from '../config/boards-config.js';
import { BOARDS_CONFIG } from '../config/tokens.js';
import { WaitingLine } from './waiting-line.js';

/** A response with a smaller estimate is not charged. */
export const LARGE_FROM_BYTES = 262_144;

const WAITING = { ofWorkspace: 16, ms: 5_000 };

/**
 * Bounds the bytes of large responses in this process. Reading one takes several times its size for a short time;
 * sending one takes its size until the client has read it.
 * Slow readers therefore have a budget of their own, and one workspace may take half of it.
 */
@Injectable()
export class LargeResponses {
  private readonly reading: WaitingLine;
  private readonly sending: WaitingLine;
  /** Texts that several responses share, each charged once. */
  private readonly held = new WeakMap<object, { responses: number; release: Release }>();

  constructor(
    @Inject(BOARDS_CONFIG) { LARGE_RESPONSE_BYTES_MAX: max }: Pick<BoardsConfig, 'LARGE_RESPONSE_BYTES_MAX'>,
  ) {
    this.reading = new WaitingLine(
      new Shares('large reads', { principal: max / 2, workspace: max / 2, process: max }),
      WAITING,
    );
    this.sending = new WaitingLine(
      new Shares('large responses', { principal: max, workspace: max, process: max * 2 }),
      WAITING,
    );
  }

  /**
   * Reads the content of a response of about `bytes`.
   * @returns the value, with a release for when the response was sent or its connection closed
   * @throws TooManyRequestsError, ServiceBusyError if no share becomes free soon
   */
  async read<T>(
    caller: Caller,
    bytes: number,
    read: () => Promise<T>,
  ): Promise<{ value: T; release: Release }> {
    const release = await this.sending.take(caller, bytes);
    try {
      return { value: await this.reading.run(caller, read, bytes), release };
    } catch (error) {
      release();
      throw error;
    }
  }

  /** The same for a response with a text of its own. A small one is read without a share. */
  async respond(caller: Caller, bytes: number, read: () => Promise<JsonResponse>): Promise<JsonResponse> {
    if (bytes < LARGE_FROM_BYTES) return read();
    const { value, release } = await this.read(caller, bytes, read);
    return new JsonResponse(value.text, { ...value.options, onClosed: release });
  }

  /** Charges one more response for a text that may be shared. @param charge share already taken for it */
  async hold(caller: Caller, text: { bytes: number }, charge?: Release): Promise<Release> {
    // Concurrent responses may each take a share for an uncharged text; all but one return theirs below.
    const release = this.held.has(text) ? charge : (charge ?? (await this.sending.take(caller, text.bytes)));
    let entry = this.held.get(text);
    if (entry) release?.();
    else this.held.set(text, (entry = { responses: 0, release: release as Release }));
    const shared = entry;
    shared.responses += 1;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      shared.responses -= 1;
      if (shared.responses > 0) return;
      this.held.delete(text);
      shared.release();
    };
  }
}
