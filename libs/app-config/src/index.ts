export { ConfigurationError, readConfig, redactConfig, runService } from './read-config.js';
export { base64Key, commaList, databaseSettings, flag, natsSettings, serviceSettings } from './settings.js';
