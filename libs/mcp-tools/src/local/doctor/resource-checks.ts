import { found, type Finding } from './finding.js';
import { browserOrigin, jsonOf, preflightFault, request } from './request.js';

/** {mcp_url}: its metadata, its challenge, and requests from a browser. */
export async function checkMetadata(origin: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const path of ['/.well-known/oauth-protected-resource/mcp', '/.well-known/oauth-protected-resource']) {
    const response = await request(origin + path, { headers: { origin: browserOrigin } });
    const document = await jsonOf(response);
    findings.push(
      found(
        `metadata of the resource at ${path}`,
        document
          ? metadataFault(origin, document)
          : `Status ${response.status}: route ${path} to mcp-gateway.`,
      ),
      found(
        `metadata at ${path} readable from a browser`,
        response.headers.has('access-control-allow-origin')
          ? null
          : 'Access-Control-Allow-Origin is missing: a proxy in front drops it.',
      ),
    );
  }
  return findings;
}

function metadataFault(
  origin: string,
  { resource, authorization_servers: servers }: Record<string, unknown>,
): string | null {
  if (resource !== `${origin}/mcp`)
    return `resource is ${JSON.stringify(resource)} but people connect to ${origin}/mcp: set PUBLIC_ORIGIN to ${origin}.`;
  if (!Array.isArray(servers) || servers[0] !== origin)
    return `authorization_servers is ${JSON.stringify(servers)}: it must be exactly ["${origin}"], without a trailing slash.`;
  return null;
}

export async function checkChallenge(origin: string): Promise<Finding[]> {
  const response = await request(`${origin}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  });
  const challenge = response.headers.get('www-authenticate') ?? '';
  const expected = `resource_metadata="${origin}/.well-known/oauth-protected-resource/mcp"`;
  return [
    found(
      'a request without a bearer returns 401',
      response.status === 401 ? null : `Status ${response.status}: route /mcp to mcp-gateway unchanged.`,
    ),
    found(
      'the 401 names the sign-in metadata',
      challenge.includes(expected)
        ? null
        : `WWW-Authenticate is ${JSON.stringify(challenge)}: it must carry ${expected}.`,
    ),
  ];
}

export async function checkBrowserCalls(origin: string): Promise<Finding[]> {
  const headers = ['authorization', 'content-type', 'mcp-protocol-version'];
  const answer = await request(`${origin}/mcp`, { method: 'POST', headers: { origin: browserOrigin } });
  const exposed = (answer.headers.get('access-control-expose-headers') ?? '').toLowerCase();
  return [
    found('a browser may call /mcp', await preflightFault(`${origin}/mcp`, 'POST', headers)),
    found(
      'a browser may read the challenge',
      exposed.includes('www-authenticate') ? null : 'Access-Control-Expose-Headers lacks WWW-Authenticate.',
    ),
  ];
}
