#!/usr/bin/env node
// Runs the published conformance suite of the protocol against a gateway. The suite cannot sign in, so a proxy on this
// machine adds the bearer and changes nothing else.
//
//   SERVICE_TOKEN=kbn_… node run.mjs http://localhost:4000/mcp --requirements 2026-07-28
//   SERVICE_TOKEN=kbn_… node run.mjs http://localhost:4000/mcp --spec-version 2025-11-25 --scenario tools-list
import { spawn } from 'node:child_process';
import { createServer, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { createRequire } from 'node:module';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const [address, ...options] = process.argv.slice(2);
const token = process.env.SERVICE_TOKEN;
if (!address || !token || options.length === 0) {
  console.error(
    'Usage: SERVICE_TOKEN=kbn_… node run.mjs <mcp address> (--requirements | --spec-version) <revision> …',
  );
  process.exit(2);
}

const target = new URL(address);
const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
const proxy = createServer((incoming, outgoing) => {
  const forwarded = send(
    {
      host: target.hostname,
      port: target.port,
      path: target.pathname,
      method: incoming.method,
      headers: { ...incoming.headers, authorization: `Bearer ${token}` },
      // A kept connection may be closed at the other end just as it is used again, and the suite repeats nothing.
      agent: false,
    },
    (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    },
  );
  forwarded.on('error', () => outgoing.destroy());
  outgoing.on('close', () => forwarded.destroy());
  incoming.pipe(forwarded);
});
await new Promise((resolve) => proxy.listen(0, '127.0.0.1', resolve));

const suite = join(
  dirname(createRequire(import.meta.url).resolve('@modelcontextprotocol/conformance/package.json')),
  'dist/index.js',
);
const results = await mkdtemp(join(tmpdir(), 'mcp-conformance-'));
const child = spawn(
  process.execPath,
  [
    '--import',
    new URL('load-on-node-20.mjs', import.meta.url).href,
    suite,
    'server',
    '--url',
    `http://localhost:${proxy.address().port}/mcp`,
    '-o',
    results,
    ...options,
  ],
  { stdio: 'inherit', env: { ...process.env, SERVICE_TOKEN: '' } },
);
const code = await new Promise((resolve) => child.on('exit', (status) => resolve(status ?? 1)));
proxy.closeAllConnections();
proxy.close();
await rm(results, { recursive: true, force: true });
process.exitCode = code;
