import type { DeliverySettings } from '../config/dispatcher-config.js';
import { AddressPolicy } from './address-policy.js';
import { ResolverLookup } from './name-lookup.js';
import { TargetGuard } from './target-guard.js';

/** The guard that the settings describe. */
export function createTargetGuard(
  settings: Pick<
    DeliverySettings,
    | 'WEBHOOK_ALLOW_CIDRS'
    | 'WEBHOOK_ALLOW_HOSTS'
    | 'WEBHOOK_ALLOW_HTTP'
    | 'WEBHOOK_DENY_CIDRS'
    | 'WEBHOOK_DNS_SERVERS'
    | 'WEBHOOK_DNS_TIMEOUT_MS'
  >,
): TargetGuard {
  return new TargetGuard(
    new AddressPolicy({
      allowCidrs: settings.WEBHOOK_ALLOW_CIDRS,
      denyCidrs: settings.WEBHOOK_DENY_CIDRS,
      allowHosts: settings.WEBHOOK_ALLOW_HOSTS,
      allowHttp: settings.WEBHOOK_ALLOW_HTTP,
    }),
    new ResolverLookup({
      timeoutMs: settings.WEBHOOK_DNS_TIMEOUT_MS,
      servers: settings.WEBHOOK_DNS_SERVERS,
    }),
  );
}
