export { createLogger, NestLogger, type Logger } from './logger.js';
export { ManagementServer, type ManagementRoute } from './management-server.js';
export {
  Counter,
  createCounter,
  createGauge,
  createRegistry,
  createRequestMetrics,
  Gauge,
  Histogram,
  Registry,
} from './metrics.js';
export { Readiness } from './readiness.js';
export { beginSpan, currentTraceparent, inSpan, type OpenSpan } from './tracing/spans.js';
export { isTracing, startTracing } from './tracing/tracing.js';
