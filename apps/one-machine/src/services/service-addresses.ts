import { findFreePorts } from '../processes/free-port.js';
import { SERVICE_NAMES, type ServiceName } from '@kiban/edge/service-name';

/** Addresses of one service on 127.0.0.1. */
export interface ServiceAddress {
  readonly port: number;
  readonly managementPort: number;
  /** http://127.0.0.1:<port> */
  readonly url: string;
  /** http://127.0.0.1:<managementPort> */
  readonly managementUrl: string;
}

export type ServiceAddresses = Readonly<Record<ServiceName, ServiceAddress>>;

/** Free ports for every service; they stay the same after a restart. */
export async function chooseServiceAddresses(): Promise<ServiceAddresses> {
  const ports = await findFreePorts(2 * SERVICE_NAMES.length);
  const pairs = SERVICE_NAMES.map((name, index): [ServiceName, ServiceAddress] => {
    const [port, managementPort] = ports.slice(2 * index, 2 * index + 2) as [number, number];
    const url = `http://127.0.0.1:${port}`;
    return [name, { port, managementPort, url, managementUrl: `http://127.0.0.1:${managementPort}` }];
  });
  return Object.fromEntries(pairs) as Record<ServiceName, ServiceAddress>;
}
