export { clientAddress, networkOf, trustProxy, type Sender, type TrustProxy } from './client-network.js';
export { isLoopbackAddress, isLoopbackHost, PROXIED_HEADER } from './loopback.js';
export { ConfigurationError, readConfig, redactConfig, runService } from './read-config.js';
export { trustedProxies, type TrustedProxies } from './trusted-proxies.js';
export { PIPELINED_IN_FLIGHT_MAX, PIPELINED_WAITING_MAX, startInTurn } from './pipelining.js';
export {
  base64Key,
  cellSetting,
  base64KeyList,
  commaList,
  databaseSettings,
  flag,
  natsSettings,
  serviceSettings,
  type DatabaseConfig,
  type ServiceConfig,
  type TablesConfig,
} from './settings.js';
