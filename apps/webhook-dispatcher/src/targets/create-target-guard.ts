import { AddressPolicy, ResolverLookup } from '@kiban/outbound';
import type { DeliverySettings } from '../config/dispatcher-config.js';
import { TargetGuard } from './target-guard.js';

/** The target guard of the settings. */
export function createTargetGuard(
  settings: Pick<
    DeliverySettings,
    | 'WEBHOOK_ALLOW_CIDRS'
    | 'WEBHOOK_ALLOW_HOSTS'
    | 'WEBHOOK_ALLOW_HTTP'
    | 'WEBHOOK_DENY_CIDRS'
    | 'WEBHOOK_DENY_PORTS'
    | 'WEBHOOK_DNS_SERVERS'
    | 'WEBHOOK_DNS_TIMEOUT_MS'
  >,
): TargetGuard {
  return new TargetGuard(
    new AddressPolicy({
      allowCidrs: settings.WEBHOOK_ALLOW_CIDRS,
      denyCidrs: settings.WEBHOOK_DENY_CIDRS,
      denyPorts: settings.WEBHOOK_DENY_PORTS,
      allowHosts: settings.WEBHOOK_ALLOW_HOSTS,
      allowHttp: settings.WEBHOOK_ALLOW_HTTP,
    }),
    new ResolverLookup({
      timeoutMs: settings.WEBHOOK_DNS_TIMEOUT_MS,
      servers: settings.WEBHOOK_DNS_SERVERS,
    }),
  );
}
