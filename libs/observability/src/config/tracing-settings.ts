/**
 * Where spans are sent, as every OpenTelemetry program is told (OTLP over HTTP). Undefined: no spans are
 * made. The sampler's settings (OTEL_TRACES_SAMPLER…) are read by the SDK itself.
 */
export function tracesEndpoint(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const own = env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'];
  if (own) return own;
  const base = env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  return base ? `${base.replace(/\/$/, '')}/v1/traces` : undefined;
}
