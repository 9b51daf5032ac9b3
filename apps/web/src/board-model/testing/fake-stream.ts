import type { ApiPort } from '../../api/api-port.js';

/** Serves streams that a test fills and cuts. */
export class FakeStream implements ApiPort {
  readonly lastIds: (string | undefined)[] = [];
  status = 200;
  isUnreachable = false;
  private controller: ReadableStreamDefaultController<Uint8Array> | undefined;

  request(): Promise<never> {
    return Promise.reject(new TypeError('fetch failed'));
  }

  stream(_path: string, { headers = {} }: { headers?: Record<string, string> }): Promise<Response> {
    this.lastIds.push(headers['last-event-id']);
    if (this.isUnreachable) return Promise.reject(new TypeError('fetch failed'));
    if (this.status !== 200) return Promise.resolve(new Response(null, { status: this.status }));
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => void (this.controller = controller),
    });
    this.write(': open\n\n');
    return Promise.resolve(new Response(body));
  }

  frame(id: number): void {
    this.write(`id: ${id}\nevent: card.move\ndata: {}\n\n`);
  }

  write(text: string): void {
    this.controller?.enqueue(new TextEncoder().encode(text));
  }

  cut(): void {
    this.controller?.error(new TypeError('network error'));
  }
}
