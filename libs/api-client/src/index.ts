export { createApiClient, type ApiClient, type ApiClientOptions } from './api-client.js';
export type { PlainRequest, PlainResponse } from './plain-request.js';
export type { components, operations, paths } from './generated/schema.js';
