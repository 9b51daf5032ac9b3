/**
 * The collector of spans, from OpenTelemetry's standard variables (OTLP over HTTP). Undefined: no spans are created.
 * The SDK reads the sampler's settings (OTEL_TRACES_SAMPLER…) itself.
 */
export function tracesEndpoint(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const own = env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'];
  if (own) return own;
  const base = env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  return base ? `${base.replace(/\/$/, '')}/v1/traces` : undefined;
}
