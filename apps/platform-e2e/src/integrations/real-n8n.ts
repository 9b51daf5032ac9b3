import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '@kiban/testing';
import { freePort } from '../running/free-port.js';
import { DATA, installedN8n, nodeProgram } from './n8n-installation.js';

/** n8n closes idle connections, also while it loads for seconds; a request on one of them would fail. */
const OWN_CONNECTION = { connection: 'close' };

interface Execution {
  id: string;
  status: string;
  data?: {
    resultData: { runData: Record<string, { data?: { main: { json: Record<string, unknown> }[][] } }[]> };
  };
}

/** One n8n with the nodes of this repository, driven through its API. */
export class RealN8n {
  private apiKey = '';

  private constructor(
    readonly url: string,
    private readonly process: ChildProcess,
    private readonly home: string,
    readonly log: () => string,
  ) {}

  static async start(nodes: string, nodeMajor: string): Promise<RealN8n> {
    const program = await nodeProgram(nodeMajor);
    const folder = await installedN8n();
    const home = await mkdtemp(join(DATA, 'home-'));
    // Inside the folder of n8n, so that the nodes find its n8n-workflow.
    const extensions = join(folder, 'extensions');
    await rm(extensions, { recursive: true, force: true });
    await mkdir(extensions);
    await cp(join(nodes, 'dist'), join(extensions, 'dist'), { recursive: true });
    await cp(join(nodes, 'package.json'), join(extensions, 'package.json'));
    const port = await freePort();
    const url = `http://localhost:${port}`;
    let log = '';
    const child = spawn(program, [join(folder, 'node_modules/n8n/bin/n8n'), 'start'], {
      cwd: home,
      env: {
        // Not the environment of the tests: in theirs, n8n ends without a word.
        PATH: process.env['PATH'],
        HOME: home,
        NODE_ENV: 'production',
        N8N_USER_FOLDER: home,
        N8N_PORT: String(port),
        WEBHOOK_URL: `${url}/`,
        N8N_CUSTOM_EXTENSIONS: extensions,
        N8N_DIAGNOSTICS_ENABLED: 'false',
        N8N_VERSION_NOTIFICATIONS_ENABLED: 'false',
        N8N_TEMPLATES_ENABLED: 'false',
        N8N_RUNNERS_ENABLED: 'false',
        N8N_SECURE_COOKIE: 'false',
        // Its other engine has no build for Node 20.
        N8N_EXPRESSION_ENGINE: 'legacy',
      },
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (log = (log + chunk.toString()).slice(-20_000)));
    const n8n = new RealN8n(url, child, home, () => log);
    try {
      await n8n.setUp();
    } catch (error) {
      await n8n.stop();
      throw new Error(`n8n did not start:\n${log}`, { cause: error });
    }
    return n8n;
  }

  /** Its health checks say yes before the routes exist, so the settings tell when it is ready. */
  private async setUp(): Promise<void> {
    await eventually(
      'n8n is ready',
      async () => {
        if (this.process.exitCode !== null) throw new Error(`n8n ended with code ${this.process.exitCode}.`);
        const response = await fetch(`${this.url}/rest/settings`);
        return response.headers.get('content-type')?.includes('json') && response.ok;
      },
      1_800_000,
    );
    const owner = await this.rest('/rest/owner/setup', {
      email: 'owner@example.org',
      firstName: 'Aiko',
      lastName: 'Tanaka',
      password: 'Correct-horse-7',
    });
    this.cookie = (owner.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
    const scopes = ['create', 'read', 'update', 'delete', 'list', 'activate', 'deactivate'].map(
      (verb) => `workflow:${verb}`,
    );
    const made = await this.rest('/rest/api-keys', {
      label: 'tests',
      expiresAt: null,
      scopes: [...scopes, 'execution:read', 'execution:list'],
    });
    const { data } = (await made.json()) as { data: { rawApiKey: string } };
    this.apiKey = data.rawApiKey;
  }

  private cookie = '';

  /** The cookie of its owner's session, for a browser. */
  get session(): { name: string; value: string } {
    const [name = '', value = ''] = this.cookie.split('=');
    return { name, value };
  }

  private async rest(path: string, body: object): Promise<Response> {
    const response = await fetch(this.url + path, {
      method: 'POST',
      headers: { ...OWN_CONNECTION, 'content-type': 'application/json', cookie: this.cookie },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  }

  /** @returns the id of the credential */
  async credential(origin: string, token: string): Promise<string> {
    const made = await this.rest('/rest/credentials', {
      name: 'Kiban',
      type: 'kibanApi',
      data: { origin, token },
    });
    return ((await made.json()) as { data: { id: string } }).data.id;
  }

  /** What the button “Test” of a credential shows. */
  async testCredential(
    id: string,
    origin: string,
    token: string,
  ): Promise<{ status: string; message: string }> {
    const response = await this.rest('/rest/credentials/test', {
      credentials: { id, name: 'Kiban', type: 'kibanApi', data: { origin, token } },
    });
    return ((await response.json()) as { data: { status: string; message: string } }).data;
  }

  /** Rows of a picker, as the panel of a node asks for them. */
  async listSearch(
    credential: string,
    node: string,
    methodName: string,
    parameters: object,
    filter = '',
  ): Promise<{ results: { name: string; value: number }[] }> {
    const response = await this.rest('/rest/dynamic-node-parameters/resource-locator-results', {
      path: 'parameters.boardId',
      methodName,
      filter,
      nodeTypeAndVersion: { name: `CUSTOM.${node}`, version: 1 },
      currentNodeParameters: parameters,
      credentials: { kibanApi: { id: credential, name: 'Kiban' } },
    });
    return ((await response.json()) as { data: { results: { name: string; value: number }[] } }).data;
  }

  /** @returns the node types that n8n has loaded from this repository */
  async nodeTypes(): Promise<string[]> {
    const response = await fetch(`${this.url}/types/nodes.json`, {
      headers: { ...OWN_CONNECTION, cookie: this.cookie },
    });
    const types = (await response.json()) as { name: string }[];
    return types.map(({ name }) => name).filter((name) => name.startsWith('CUSTOM.'));
  }

  async api<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`${this.url}/api/v1${path}`, {
      method,
      headers: { ...OWN_CONNECTION, 'X-N8N-API-KEY': this.apiKey, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  /** Finished executions of a workflow, the latest first. */
  async executions(workflowId: string): Promise<Execution[]> {
    const { data } = await this.api<{ data: Execution[] }>(
      'GET',
      `/executions?workflowId=${workflowId}&includeData=true&limit=50`,
    );
    return data.filter(({ status }) => status !== 'running' && status !== 'new');
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.process.once('exit', resolve));
    if (this.process.exitCode === null && this.process.signalCode === null) {
      this.process.kill('SIGTERM');
      const timer = setTimeout(() => this.process.kill('SIGKILL'), 15_000);
      await ended;
      clearTimeout(timer);
    }
    await rm(this.home, { recursive: true, force: true });
  }
}

/** Items that a node of an execution returned. */
export const itemsOf = ({ data }: Execution, node: string): Record<string, unknown>[] =>
  (data?.resultData.runData[node]?.[0]?.data?.main[0] ?? []).map(({ json }) => json);
