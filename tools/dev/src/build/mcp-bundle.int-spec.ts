import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import { unzipSync } from 'fflate';
import { findRepositoryRoot } from '../repository-root.js';
import { makeMcpBundle, type McpBundle } from './mcp-bundle.js';

/** Complete by its checksum, and of no service. */
const TOKEN = `kbn_${'A'.repeat(40)}0mipaC`;

interface Manifest {
  version: string;
  server: { entry_point: string; mcp_config: { args: string[]; env: Record<string, string> } };
  user_config: Record<string, { sensitive?: boolean; required?: boolean }>;
}

const json = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'));

/** The bundle as a desktop client installs and starts it. */
describe('the MCP bundle', () => {
  const root = findRepositoryRoot();
  let folder: string;
  let bundle: McpBundle;
  let manifest: Manifest;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kiban-mcpb-'));
    bundle = await makeMcpBundle(root, join(folder, 'kiban.mcpb'));
    for (const [name, content] of Object.entries(unzipSync(await readFile(bundle.file)))) {
      const path = join(folder, 'installed', name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
    }
    manifest = (await json(join(folder, 'installed/manifest.json'))) as Manifest;
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('has a manifest that conforms to the published schema, and keeps the token secret [DEC-8.12]', async () => {
    const schema = (await json(
      join(root, 'apps/mcp-local/schemas/mcpb-manifest-v0.3.schema.json'),
    )) as object;
    const validate = new Ajv({ strict: false }).compile(schema);
    validate(manifest);
    expect(validate.errors).toBeNull();
    expect(validate({ ...manifest, misspelt: true })).toBe(false);
    expect(manifest.user_config['token']).toMatchObject({ sensitive: true, required: true });
    const used = Object.values(manifest.server.mcp_config.env).map((text) => /\.(\w+)\}$/.exec(text)?.[1]);
    expect(used.sort()).toEqual(Object.keys(manifest.user_config).sort());
  });

  it('answers initialize with its version, and lists the tools [DEC-8.12]', async () => {
    const installed = join(folder, 'installed');
    const args = manifest.server.mcp_config.args.map((arg) => arg.replace('${__dirname}', installed));
    expect(args).toEqual([join(installed, manifest.server.entry_point)]);
    const child = spawn(process.execPath, args, {
      env: { PATH: process.env['PATH'], SERVICE_TOKEN: TOKEN, SERVICE_URL: 'http://localhost:4000' },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    try {
      const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
      const send = (message: object) =>
        child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
      const received = async () => JSON.parse(String((await lines.next()).value)) as { result: object };
      send({
        id: 1,
        method: 'initialize',
        params: {
          protocolVersion: '2025-11-25',
          capabilities: {},
          clientInfo: { name: 'test', version: '1.0.0' },
        },
      });
      const { version } = (await json(join(root, 'apps/mcp-local/package.json'))) as Manifest;
      expect((await received()).result).toMatchObject({ serverInfo: { version } });
      expect(manifest.version).toBe(version);
      send({ method: 'notifications/initialized' });
      send({ id: 2, method: 'tools/list' });
      const { tools } = (await received()).result as { tools: { name: string }[] };
      expect(tools.map(({ name }) => name)).toContain('get_board');
    } finally {
      child.kill();
    }
  });

  it('is the same file for the same contents, with the digest that the registry wants', async () => {
    const again = await makeMcpBundle(root, join(folder, 'again.mcpb'));
    expect(again.sha256).toBe(bundle.sha256);
    const digest = createHash('sha256')
      .update(await readFile(bundle.file))
      .digest('hex');
    expect(bundle.sha256).toBe(digest);
  });
});
