import { found, type Finding } from './finding.js';
import { browserOrigin, jsonOf, preflightFault, request } from './request.js';

/** {mcp_url} itself: its metadata, its challenge, and calls from a browser. */
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
          : `Answered with ${response.status}: route ${path} to mcp-gateway.`,
      ),
      found(
        `metadata at ${path} readable from a browser`,
        response.headers.has('access-control-allow-origin')
          ? null
          : 'There is no Access-Control-Allow-Origin: a proxy in front drops it.',
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
    return `authorization_servers is ${JSON.stringify(servers)}: it must be exactly ["${origin}"], without a slash at its end.`;
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
      'a call without a bearer answers 401',
      response.status === 401
        ? null
        : `Answered with ${response.status}: route /mcp to mcp-gateway as it is.`,
    ),
    found(
      'the 401 says where to sign in',
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
