/** An answer that stays open, as an event stream does: all that is looked at is when it ends. */
export class OpenStream {
  /** When it ended, on this process's monotonic clock; undefined while it is open. */
  endedAt: number | undefined;
  private readonly abort: AbortController;

  private constructor(
    readonly name: string,
    response: Response,
    abort: AbortController,
  ) {
    this.abort = abort;
    void this.follow(response);
  }

  /** @throws when it is not answered with a stream */
  static async open(name: string, url: string, init: RequestInit): Promise<OpenStream> {
    const abort = new AbortController();
    const response = await fetch(url, { ...init, signal: abort.signal });
    const type = response.headers.get('content-type') ?? '';
    if (response.status !== 200 || !type.startsWith('text/event-stream'))
      throw new Error(`${name}: ${response.status} ${type} ${(await response.text()).slice(0, 300)}`);
    return new OpenStream(name, response, abort);
  }

  close(): void {
    this.abort.abort();
  }

  private async follow(response: Response): Promise<void> {
    try {
      await response.body?.pipeTo(new WritableStream());
    } catch {
      // Cut off, by the server or by close().
    }
    this.endedAt = performance.now();
  }
}
