import type { ApiCaller } from '../client/api-caller.js';

/** Follows a board's event stream and records its events. */
export class EventReader {
  text = '';
  isEnded = false;
  /** Time of its end by performance.now(). */
  endedAt: number | undefined;

  private constructor(private readonly abort: AbortController) {}

  /** Resolves once the stream is open. @param board its id, and optionally a query: `3?cards=full` */
  static async open(caller: ApiCaller, board: number | string, lastEventId?: string): Promise<EventReader> {
    const abort = new AbortController();
    const [boardId, query = ''] = String(board).split('?');
    const response = await fetch(`${caller.apiUrl}/boards/${boardId}/stream?${query}`, {
      headers: {
        authorization: `Bearer ${caller.bearer}`,
        ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
      },
      signal: abort.signal,
    });
    if (response.status !== 200)
      throw new Error(`The stream returned ${response.status}: ${await response.text()}`);
    const reader = new EventReader(abort);
    void reader.follow(response.body as unknown as AsyncIterable<Uint8Array>);
    return reader;
  }

  close(): void {
    this.abort.abort();
  }

  private async follow(chunks: AsyncIterable<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    try {
      for await (const chunk of chunks) this.text += decoder.decode(chunk, { stream: true });
    } catch {
      // Either side may abort the stream: both count as its end.
    }
    this.isEnded = true;
    this.endedAt = performance.now();
  }
}
