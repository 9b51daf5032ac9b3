import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** One registry a process, so that tests can run several services in one process. */
export function createRegistry(service: string): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  return registry;
}

export interface RequestMetrics {
  duration: Histogram<'method' | 'route' | 'status'>;
}

/** Request rate, errors and duration in one histogram, by route pattern (never by path: ids are unbounded). */
export function createRequestMetrics(registry: Registry): RequestMetrics {
  return {
    duration: new Histogram({
      name: 'kiban_http_request_duration_seconds',
      help: 'Duration of handled HTTP requests in seconds, by method, route pattern and status',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [registry],
    }),
  };
}

export function createCounter(
  registry: Registry,
  name: string,
  help: string,
  labelNames: string[] = [],
): Counter {
  return new Counter({ name, help, labelNames, registers: [registry] });
}

export function createGauge(
  registry: Registry,
  name: string,
  help: string,
  labelNames: string[] = [],
): Gauge {
  return new Gauge({ name, help, labelNames, registers: [registry] });
}
