import { isServiceToken } from '../service-token.js';
import { isLoopback } from '../service-url.js';
import { checked, found, type Finding } from './finding.js';
import { request } from './request.js';
import { checkBrowserCalls, checkChallenge, checkMetadata } from './resource-checks.js';
import {
  checkBrowserSignIn,
  checkForwardedHeaders,
  checkSignInPage,
  checkSignInServer,
} from './sign-in-checks.js';

/**
 * Checks a deployment from outside for faults that keep MCP clients from connecting, and prints the necessary changes.
 * @returns the exit code: 0 without a fault, 1 otherwise
 */
export async function runDoctor(
  origin: string,
  token: string | undefined,
  print: (line: string) => void,
): Promise<number> {
  print(`Checking ${origin}/mcp`);
  let faults = 0;
  for (const [name, check] of checksOf(origin, token)) {
    for (const { check: what, fault } of await checked(name, check)) {
      print(fault === null ? `✔ ${what}` : `✖ ${what}\n    ${fault}`);
      if (fault !== null) faults += 1;
    }
  }
  print(faults === 0 ? 'No faults found.' : `${faults} to fix.`);
  return faults === 0 ? 0 : 1;
}

function checksOf(origin: string, token: string | undefined): [string, () => Promise<Finding[]>][] {
  return [
    ['the address', () => Promise.resolve([checkAddress(origin)])],
    ['metadata of the resource', () => checkMetadata(origin)],
    ['the challenge', () => checkChallenge(origin)],
    ['requests from a browser', () => checkBrowserCalls(origin)],
    ['sign-in metadata', () => checkSignInServer(origin)],
    ['forwarded headers', () => checkForwardedHeaders(origin)],
    ['sign-in from a browser', () => checkBrowserSignIn(origin)],
    ['the sign-in page', () => checkSignInPage(origin)],
    ...(token
      ? [['SERVICE_TOKEN', () => checkToken(origin, token)] as [string, () => Promise<Finding[]>]]
      : []),
  ];
}

function checkAddress(origin: string): Finding {
  const { protocol, hostname } = new URL(origin);
  return found(
    'the URL is one that clients accept',
    protocol === 'https:' || isLoopback(hostname) ? null : 'Hosted clients connect to https URLs only.',
  );
}

async function checkToken(origin: string, token: string): Promise<Finding[]> {
  if (!isServiceToken(token)) return [found('SERVICE_TOKEN', 'It is not a complete workspace token.')];
  const response = await request(`${origin}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  });
  const listed = (await response.text()).includes('"list_boards"');
  return [
    found(
      'SERVICE_TOKEN lists the tools',
      listed ? null : `Status ${response.status}: issue a new token in the workspace settings.`,
    ),
  ];
}
