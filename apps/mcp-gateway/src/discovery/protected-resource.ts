import { connectionScopes } from '@kiban/contracts';

/** Paths of the document: RFC 9728 derives one from the resource path, but some clients read only the root. */
export const metadataPaths = [
  '.well-known/oauth-protected-resource',
  '.well-known/oauth-protected-resource/mcp',
] as const;

/** The only spelling of {mcp_url} that tokens are issued for. */
export const mcpUrl = (origin: string): string => `${origin}/mcp`;

export const metadataUrl = (origin: string): string => `${origin}/${metadataPaths[1]}`;

/** Names the authorization server of {mcp_url} (RFC 9728 §2). */
export function protectedResourceMetadata(origin: string): object {
  return {
    resource: mcpUrl(origin),
    authorization_servers: [origin],
    scopes_supported: [...connectionScopes],
    bearer_methods_supported: ['header'],
    resource_name: 'Kiban',
    resource_documentation: `${origin}/`,
  };
}
