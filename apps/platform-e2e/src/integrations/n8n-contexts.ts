import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type {
  IDataObject,
  IExecuteFunctions,
  IHookFunctions,
  IHttpRequestOptions,
  ILoadOptionsFunctions,
  INodeExecutionData,
  INodeType,
  IWebhookFunctions,
} from 'n8n-workflow';

export interface N8nCredential {
  origin: string;
  token: string;
}

type Parameters = Record<string, unknown>;

/** What n8n does with a locator: the node sees the id only. */
const extracted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && '__rl' in value
    ? (value as { value?: unknown }).value
    : value;

/** A resource as a person chose it from the list. */
export const chosen = (id: number | string, name?: string): object => ({
  __rl: true,
  mode: 'list',
  value: id,
  ...(name !== undefined && { cachedResultName: name }),
});

/**
 * The contexts in which n8n runs a node, over the real service: parameters, credential, requests and memory are those that a
 * node sees. What n8n does around them, it does in `npm run n8n`.
 */
export class N8nContexts {
  /** Requests of the nodes, in order. */
  readonly requests: IHttpRequestOptions[] = [];
  /** Memory of the node of an active workflow. */
  memory: IDataObject = {};
  timeZone = 'Europe/Berlin';
  private executions = 0;
  /** Answers a request in place of the network; undefined sends it. */
  intercept: ((options: IHttpRequestOptions) => Promise<unknown> | undefined) | undefined;

  constructor(private readonly credential: N8nCredential) {}

  /** Runs an operation once for each input item. The same `execution` repeats a step, as “Retry on Fail” does. */
  async execute(
    node: INodeType,
    parameters: Parameters | Parameters[],
    { continueOnFail = false, execution = ++this.executions } = {},
  ): Promise<INodeExecutionData[]> {
    const items = [parameters].flat();
    const context: IExecuteFunctions = {
      ...this.base(),
      getInputData: () => items.map(() => ({ json: {} })),
      getNodeParameter: (name, item, fallback, options) => {
        const value = items[item]?.[name] ?? fallback;
        return options?.extractValue ? extracted(value) : value;
      },
      getExecutionId: () => String(execution),
      evaluateExpression: () => 0,
      continueOnFail: () => continueOnFail,
    };
    const [output] = (await node.execute?.call(context)) ?? [];
    return output ?? [];
  }

  /** For pickers and drop-downs, with the other parameters of the panel as they stand. */
  options(parameters: Parameters = {}): ILoadOptionsFunctions {
    return {
      ...this.base(),
      getCurrentNodeParameter: (name, options) =>
        options?.extractValue ? extracted(parameters[name]) : parameters[name],
    };
  }

  hook(parameters: Parameters, url: string): IHookFunctions {
    return {
      ...this.base(),
      getNodeWebhookUrl: () => url,
      getWorkflowStaticData: () => this.memory,
      getNodeParameter: (name, fallback, options) => {
        const value = parameters[name] ?? fallback;
        return options?.extractValue ? extracted(value) : value;
      },
    };
  }

  base(): Pick<IExecuteFunctions, 'getCredentials' | 'getNode' | 'getTimezone' | 'helpers'> {
    return {
      getCredentials: <T extends object>() => Promise.resolve(this.credential as unknown as T),
      getNode: () => ({ id: 'node-1', name: 'Kiban' }),
      getTimezone: () => this.timeZone,
      helpers: {
        httpRequestWithAuthentication: (_name, options) => this.request(options),
      },
    };
  }

  /** As n8n's Axios: JSON both ways, and an error that carries the response for any status from 400. */
  private async request(options: IHttpRequestOptions): Promise<unknown> {
    this.requests.push(options);
    const intercepted = this.intercept?.(options);
    if (intercepted) return intercepted;
    const address = new URL(options.url);
    for (const [name, value] of Object.entries(options.qs ?? {}))
      address.searchParams.set(name, String(value as string | number));
    const response = await fetch(address, {
      method: options.method ?? 'GET',
      headers: {
        ...(options.headers as Record<string, string>),
        authorization: `Bearer ${this.credential.token}`,
        ...(options.body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
    });
    const content = await response.text();
    const body: unknown = content === '' ? '' : JSON.parse(content);
    if (!response.ok)
      throw Object.assign(new Error(`Request failed with status code ${response.status}`), {
        response: { status: response.status, data: body },
      });
    return { statusCode: response.status, body, headers: Object.fromEntries(response.headers) };
  }
}

/** The webhook server of n8n, with one active workflow that begins with the node. */
export class N8nWebhooks {
  /** Items with which the workflow was started. */
  readonly started: IDataObject[] = [];
  readonly statuses: number[] = [];

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(node: INodeType, contexts: N8nContexts, parameters: Parameters): Promise<N8nWebhooks> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const webhooks = new N8nWebhooks(server, `http://127.0.0.1:${port}/webhook/1`);
    server.on('request', (request, response) => {
      void (async () => {
        const body = await text(request);
        let status: number | undefined;
        const context: IWebhookFunctions = {
          ...contexts.base(),
          getNodeParameter: (name, fallback) => parameters[name] ?? fallback,
          getWorkflowStaticData: () => contexts.memory,
          getHeaderData: () => request.headers,
          getBodyData: () => JSON.parse(body) as IDataObject,
          getRequestObject: () => ({ rawBody: Buffer.from(body) }),
          getResponseObject: () => ({
            status: (code) => ({
              send: (sentence) => {
                status = code;
                response.writeHead(code).end(sentence);
              },
            }),
          }),
        };
        try {
          const result = await node.webhook?.call(context);
          for (const { json } of result?.workflowData?.[0] ?? []) webhooks.started.push(json);
          if (!result?.noWebhookResponse) response.writeHead((status = 200)).end('{}');
        } catch {
          response.writeHead((status = 500)).end();
        }
        webhooks.statuses.push(status ?? 0);
      })();
    });
    return webhooks;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
