export { ApiConnection } from './api/api-connection.js';
export { ApiError } from './api/api-error.js';
export { WorkspaceApi } from './api/workspace-api.js';
export {
  callTool,
  createMcpServer,
  listedTools,
  serverInfo,
  type McpServerParts,
} from './server/create-mcp-server.js';
export { withObjectArguments } from './server/call-arguments.js';
export { boardUri, cardUri, resourceOf } from './server/resource-uris.js';
export { callableTools } from './tools/registry.js';
export { researchTools } from './tools/research.js';
export { isWrite } from './tools/tool.js';
