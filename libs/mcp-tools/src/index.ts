export { responseBytesMax } from './responses/response.js';
export { ApiConnection, type ApiConnectionOptions } from './api/api-connection.js';
export { ApiError, ApiUnreachable } from './api/api-error.js';
export { WorkspaceApi } from './api/workspace-api.js';
export {
  callTool,
  createMcpServer,
  listedTools,
  serverInfo,
  type McpServerParts,
} from './server/create-mcp-server.js';
export { instructions } from './server/instructions.js';
export { boardUri, cardUri, resourceOf } from './server/resource-uris.js';
export { tools } from './tools/registry.js';
export { annotationsOf, isWrite, type Tool, type ToolEffect } from './tools/tool.js';
