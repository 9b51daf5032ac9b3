export { createApiClient, type ApiClient, type ApiClientOptions } from './api-client.js';
export { createPlainClient, type ApiCalls, type PlainRequest, type PlainResponse } from './plain-client.js';
export { limits } from './generated/limits.js';
export type { components, operations, paths } from './generated/schema.js';
