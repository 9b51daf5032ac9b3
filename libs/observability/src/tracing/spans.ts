import {
  context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
} from '@opentelemetry/api';
import { isTracing } from './tracing.js';

export type SpanRole = 'server' | 'client' | 'producer' | 'consumer' | 'internal';

export interface SpanOptions {
  role: SpanRole;
  /** W3C trace context to continue; by default the span of the current code. */
  traceparent?: string | null;
  attributes?: Attributes;
}

const KINDS: Record<SpanRole, SpanKind> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** A traced unit of work. */
export class OpenSpan {
  constructor(
    private readonly span: Span,
    private readonly own: Context,
  ) {}

  /** The span as a W3C trace context for other services. */
  get traceparent(): string {
    const { traceId, spanId, traceFlags } = this.span.spanContext();
    return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
  }

  /** Runs `work` so that its spans belong to this span. */
  run<T>(work: () => T): T {
    return context.with(this.own, work);
  }

  rename(name: string): void {
    this.span.updateName(name);
  }

  end(attributes: Attributes = {}, failed = false): void {
    this.span.setAttributes(attributes);
    if (failed) this.span.setStatus({ code: SpanStatusCode.ERROR });
    this.span.end();
  }
}

/** Starts a span that the caller ends; undefined without tracing. */
export function beginSpan(name: string, options: SpanOptions): OpenSpan | undefined {
  if (!isTracing()) return undefined;
  const parent = options.traceparent === undefined ? context.active() : parentOf(options.traceparent);
  const span = trace
    .getTracer('kiban')
    .startSpan(name, { kind: KINDS[options.role], attributes: options.attributes ?? {} }, parent);
  return new OpenSpan(span, trace.setSpan(parent, span));
}

/** Runs `work` as a span, which fails with it. */
export async function inSpan<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
  const span = beginSpan(name, options);
  if (!span) return work();
  try {
    const result = await span.run(work);
    span.end();
    return result;
  } catch (error) {
    span.end({ 'error.type': error instanceof Error ? error.name : 'unknown' }, true);
    throw error;
  }
}

/** The trace context of the current code, for an outgoing message or request; null if there is none. */
export function currentTraceparent(): string | null {
  if (!isTracing()) return null;
  const span = trace.getSpan(context.active());
  return span ? new OpenSpan(span, context.active()).traceparent : null;
}

/** `fetch` as a span, with the trace context in the request. */
export const tracedFetch: typeof globalThis.fetch = async (input, init) => {
  const request = input instanceof Request ? input : undefined;
  const address = new URL(input instanceof Request ? input.url : input);
  const method = init?.method ?? request?.method ?? 'GET';
  const span = beginSpan(`${method} ${address.host}`, {
    role: 'client',
    attributes: { 'server.address': address.hostname, 'http.request.method': method },
  });
  if (!span) return fetch(input, init);
  // Headers given beside a request replace all its own.
  const headers = new Headers(init?.headers ?? request?.headers);
  headers.set('traceparent', span.traceparent);
  try {
    const response = await span.run(() => fetch(input, { ...init, headers }));
    span.end({ 'http.response.status_code': response.status }, response.status >= 500);
    return response;
  } catch (error) {
    span.end({ 'error.type': error instanceof Error ? error.name : 'unknown' }, true);
    throw error;
  }
};

function parentOf(traceparent: string | null): Context {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16),
    isRemote: true,
  });
}
