import { Inject, Injectable } from '@nestjs/common';
import { JsonResponse, type Caller } from '@kiban/http-kit';
import type { BoardsConfig } from '../config/boards-config.js';
import { BOARDS_CONFIG } from '../infrastructure/tokens.js';
import { Shares, type Release } from './shares.js';
import { WaitingLine } from './waiting-line.js';

/** A response that is estimated to be smaller costs nothing here. */
export const LARGE_FROM_BYTES = 262_144;

const WAITING = { ofWorkspace: 16, ms: 5_000 };

/**
 * Bounds the bytes of large responses in this process. Reading one takes several times its size for a short time, and sending
 * one its size for as long as the client takes. So readers that are slow hold a budget of their own, of which one workspace has
 * a half.
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
   * Reads what becomes a response of about `bytes`.
   * @returns with it what is released when the response was sent or its connection closed
   * @throws TooManyRequestsError, ServiceBusyError where no share becomes free soon
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

  /** The same for a response of its own text. What is small is only read. */
  async respond(caller: Caller, bytes: number, read: () => Promise<JsonResponse>): Promise<JsonResponse> {
    if (bytes < LARGE_FROM_BYTES) return read();
    const { value, release } = await this.read(caller, bytes, read);
    return new JsonResponse(value.text, { ...value.options, onClosed: release });
  }

  /** Charges one more response with a text that may be shared. @param charge what was taken for it already */
  async hold(caller: Caller, text: { bytes: number }, charge?: Release): Promise<Release> {
    // Concurrent responses with a text that is not charged yet may each take a share; all but one give theirs back below.
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
