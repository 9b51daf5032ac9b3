export { createLogger, NestLogger, type Logger } from './logger.js';
export { ManagementServer, type ManagementRoute, type ManagementServerOptions } from './management-server.js';
export {
  Counter,
  createCounter,
  createGauge,
  createRegistry,
  createRequestMetrics,
  Gauge,
  Histogram,
  Registry,
  type RequestMetrics,
} from './metrics.js';
export { Readiness, type ReadinessCheck } from './readiness.js';
export {
  beginSpan,
  currentTraceparent,
  inSpan,
  tracedFetch,
  type OpenSpan,
  type SpanOptions,
  type SpanRole,
} from './tracing/spans.js';
export { isTracing, startTracing } from './tracing/tracing.js';
