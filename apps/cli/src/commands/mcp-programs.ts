/** Loaded by the commands that need it: the MCP server is most of the program. */
export { runDoctor } from '@kiban/mcp-tools/local/doctor/doctor';
export { serveLocally } from '@kiban/mcp-tools/local/serve';
