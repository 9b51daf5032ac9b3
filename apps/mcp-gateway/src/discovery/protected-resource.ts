import { scopes } from '@kiban/contracts';

/** Where the document is served: RFC 9728 puts it beside the path, but some clients look only at the root. */
export const metadataPaths = [
  '.well-known/oauth-protected-resource',
  '.well-known/oauth-protected-resource/mcp',
] as const;

/** The one spelling of {mcp_url} that tokens are issued for. */
export const mcpUrl = (origin: string): string => `${origin}/mcp`;

export const metadataUrl = (origin: string): string => `${origin}/${metadataPaths[1]}`;

/** Tells a client which server issues tokens for {mcp_url} (RFC 9728 §2). */
export function protectedResourceMetadata(origin: string): object {
  return {
    resource: mcpUrl(origin),
    authorization_servers: [origin],
    scopes_supported: [...scopes],
    bearer_methods_supported: ['header'],
    resource_name: 'Kiban',
    resource_documentation: `${origin}/`,
  };
}
