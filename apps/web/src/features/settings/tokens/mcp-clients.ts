/** The name under which a client lists the service. */
const NAME = 'kiban';
/** Where people read it among the connectors of other products. */
const CONNECTOR_NAME = 'Kiban';

/** The MCP address of the service at an origin. */
export const mcpAddress = (origin: string): string => `${origin}/mcp`;

/** The address with the two reading tools of ChatGPT's deep research. */
export const researchAddress = (origin: string): string => `${mcpAddress(origin)}?tools=research`;

/** Opens Cursor, which asks before it adds the server. Its configuration is JSON in Base64. */
export function cursorLink(origin: string): string {
  const config = btoa(JSON.stringify({ url: mcpAddress(origin) }));
  return `cursor://anysphere.cursor-deeplink/mcp/install?name=${NAME}&config=${encodeURIComponent(config)}`;
}

/** Opens VS Code, which asks before it adds the server. */
export function vscodeLink(origin: string): string {
  const server = { name: NAME, type: 'http', url: mcpAddress(origin) };
  return `vscode:mcp/install?${encodeURIComponent(JSON.stringify(server))}`;
}

/** Opens the form of Claude for a custom connector, filled in. It covers claude.ai and Claude Desktop. */
export function claudeLink(origin: string): string {
  const link = new URL('https://claude.ai/customize/connectors?modal=add-custom-connector');
  link.searchParams.set('connectorName', CONNECTOR_NAME);
  link.searchParams.set('connectorUrl', mcpAddress(origin));
  return link.href;
}

/** The page of ChatGPT on which a connector is added; no link fills in its form. */
export const CHATGPT_LINK = 'https://chatgpt.com/#settings/Connectors';

/** Adds the server to Claude Code. Shells would expand the brackets of an IPv6 address. */
export function claudeCommand(origin: string): string {
  const address = mcpAddress(origin);
  return `claude mcp add --transport http ${NAME} ${address.includes('[') ? `'${address}'` : address}`;
}

/** Whether clients that call from their own cloud cannot reach an origin: it is of this machine, or not https. */
export function isOutOfReach(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol !== 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
}
