import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as it was exported. */
export interface CollectedSpan {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId: string;
}

interface ExportedAttribute {
  key: string;
  value: { stringValue?: string };
}

interface Export {
  resourceSpans: {
    resource: { attributes: ExportedAttribute[] };
    scopeSpans: { spans: Omit<CollectedSpan, 'service'>[] }[];
  }[];
}

/** A collector of traces that takes OTLP over HTTP in JSON, as a real one does, and keeps the spans. */
export class TraceCollector {
  readonly spans: CollectedSpan[] = [];

  private constructor(private readonly server: Server) {}

  static async listen(): Promise<TraceCollector> {
    const server = createServer();
    const collector = new TraceCollector(server);
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        collector.keep(JSON.parse(Buffer.concat(chunks).toString()) as Export);
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return collector;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  of(traceId: string): CollectedSpan[] {
    return this.spans.filter((span) => span.traceId === traceId);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private keep({ resourceSpans }: Export): void {
    for (const { resource, scopeSpans } of resourceSpans) {
      const service =
        resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? 'unknown';
      for (const { spans } of scopeSpans)
        for (const { name, traceId, spanId, parentSpanId } of spans)
          this.spans.push({ service, name, traceId, spanId, parentSpanId });
    }
  }
}
