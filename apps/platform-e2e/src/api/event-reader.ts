import type { ApiCaller } from '../client/api-caller.js';

/** Follows the event stream of a board or of the workspace and records its events. */
export class EventReader {
  text = '';
  isEnded = false;
  /** Time of its end by performance.now(). */
  endedAt: number | undefined;

  private constructor(private readonly abort: AbortController) {}

  /** Resolves once the stream is open. @param board its id, and optionally a query: `3?cards=full` */
  static open(caller: ApiCaller, board: number | string, lastEventId?: string): Promise<EventReader> {
    const [boardId, query = ''] = String(board).split('?');
    return EventReader.openPath(caller, `/boards/${boardId}/stream?${query}`, lastEventId);
  }

  static ofWorkspace(caller: ApiCaller, lastEventId?: string): Promise<EventReader> {
    return EventReader.openPath(caller, '/workspace/stream', lastEventId);
  }

  private static async openPath(
    caller: ApiCaller,
    path: string,
    lastEventId: string | undefined,
  ): Promise<EventReader> {
    const abort = new AbortController();
    const response = await fetch(`${caller.apiUrl}${path}`, {
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
