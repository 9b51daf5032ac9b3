import { InternalCredentialSigner } from '@kiban/auth-client';
import type { Cluster } from '../rehearsal/cluster.js';
import type { Replica } from '../rehearsal/replica.js';
import { OpenStream } from './open-stream.js';

/** A bearer, and which of the two resources it was issued for. */
export interface HeldBearer {
  value: string;
  /** SHA-256 of it, as the gateway's credentials name it. */
  digest: string;
  audience: 'api' | 'mcp' | 'both';
}

/** What a replica made of a request. */
export type Verdict = 'accepted' | 'refused';

/** One request that a bearer allows or not, at one replica. */
export interface ReplicaCall {
  name: string;
  /** @throws when the replica could not say: no answer, and no acceptance either */
  send: () => Promise<Verdict>;
}

const MCP_HEADERS = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
};

/**
 * Calls each replica at its own port, without the edge. An AI's bearer is taken by the gateway only; the
 * other services see it as the gateway's credential that stands for it, so that is what they are sent.
 */
export class ReplicaCalls {
  private readonly signer: InternalCredentialSigner;

  constructor(private readonly cluster: Cluster) {
    this.signer = new InternalCredentialSigner(cluster.credentialPrivateKey);
  }

  /** A reading request at every replica of every service that the bearer may call. */
  readings(bearer: HeldBearer): ReplicaCall[] {
    const paths = {
      'boards-api': '/boards',
      auth: '/me',
      'webhook-dispatcher': '/webhooks',
      notifications: '/me/inbox',
    };
    return this.everywhere(bearer, async (replica, authorization) => {
      const response = await (replica.service === 'mcp-gateway'
        ? this.tool(replica, authorization, 'list_boards', {})
        : fetch(this.at(replica, paths[replica.service]), { headers: { authorization } }));
      // What the rights of an AI do not reach answers 403 or 404, once the bearer itself is taken.
      return verdictOf(response, 401);
    });
  }

  /** A request that a viewer may not make at each service; an AI may not make those of auth and the dispatcher in any role. */
  adminOnly(bearer: HeldBearer): ReplicaCall[] {
    const calls = this.everywhere(bearer, async (replica, authorization) => {
      if (replica.service === 'mcp-gateway') {
        const response = await this.mcp(replica, authorization, 'tools/list', {});
        if (response.status !== 200) return verdictOf(response, 401);
        return (await response.text()).includes('create_cards') ? 'accepted' : 'refused';
      }
      const response = await {
        // The empty body is looked at only after the right: 422 to who may, 403 to who may not.
        'boards-api': () => this.post(replica, '/boards', authorization, {}),
        auth: () => fetch(this.at(replica, '/invitations'), { headers: { authorization } }),
        'webhook-dispatcher': () => fetch(this.at(replica, '/webhooks'), { headers: { authorization } }),
        // Not called: an inbox is its member's own, whatever their role.
        notifications: () => fetch(this.at(replica, '/me/inbox'), { headers: { authorization } }),
      }[replica.service]();
      return verdictOf(response, 403);
    });
    const isClosed =
      bearer.audience === 'mcp' ? /^(auth|webhook-dispatcher|notifications) / : /^notifications /;
    return calls.filter(({ name }) => !isClosed.test(name));
  }

  /** An event stream at each replica of the API, and a notification stream at each of the gateway, where the bearer is taken. */
  streams(bearer: HeldBearer, boardId: number): Promise<OpenStream[]> {
    const authorization = `Bearer ${bearer.value}`;
    return Promise.all(
      this.cluster.replicas.flatMap((replica) => {
        const name = nameOf(this.cluster, replica);
        if (replica.service === 'boards-api' && bearer.audience !== 'mcp')
          return OpenStream.open(name, this.at(replica, `/boards/${boardId}/stream`), {
            headers: { authorization },
          });
        if (replica.service === 'mcp-gateway' && bearer.audience !== 'api')
          return OpenStream.open(name, `http://127.0.0.1:${replica.port}/mcp`, {
            method: 'POST',
            headers: {
              ...MCP_HEADERS,
              authorization,
              'mcp-protocol-version': '2026-07-28',
              'mcp-method': 'subscriptions/listen',
            },
            body: JSON.stringify(listenRequest(boardId)),
          });
        return [];
      }),
    );
  }

  private everywhere(
    bearer: HeldBearer,
    send: (replica: Replica, authorization: string) => Promise<Verdict>,
  ): ReplicaCall[] {
    const own = `Bearer ${bearer.value}`;
    // Signed for each request, as it lives for a minute only: it must be the bearer that ends.
    const credential = async (): Promise<string> => `Bearer ${await this.signer.sign(bearer.digest)}`;
    return this.cluster.replicas.flatMap((replica) => {
      const isGateway = replica.service === 'mcp-gateway';
      if (isGateway && bearer.audience === 'api') return [];
      const isStoodFor = !isGateway && bearer.audience === 'mcp';
      return {
        name: nameOf(this.cluster, replica),
        send: async () => send(replica, isStoodFor ? await credential() : own),
      };
    });
  }

  private tool(replica: Replica, authorization: string, name: string, args: object): Promise<Response> {
    return this.mcp(replica, authorization, 'tools/call', { name, arguments: args });
  }

  private mcp(replica: Replica, authorization: string, method: string, params: object): Promise<Response> {
    return fetch(`http://127.0.0.1:${replica.port}/mcp`, {
      method: 'POST',
      headers: { ...MCP_HEADERS, authorization, 'mcp-protocol-version': '2025-11-25' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
  }

  private post(replica: Replica, path: string, authorization: string, body: object): Promise<Response> {
    return fetch(this.at(replica, path), {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  private at(replica: Replica, path: string): string {
    return `http://127.0.0.1:${replica.port}/api/v1${path}`;
  }
}

/** @throws for an answer that says nothing of the bearer, such as that a machine under load ran out of time */
async function verdictOf(response: Response, rejection: 401 | 403): Promise<Verdict> {
  const text = await response.text();
  if (response.status === rejection || text.includes('"workspace_deleted"')) return 'refused';
  if (response.status >= 500) throw new Error(`${response.status} ${text.slice(0, 300)}`);
  return 'accepted';
}

function nameOf(cluster: Cluster, replica: Replica): string {
  return `${replica.service} ${cluster.replicasOf(replica.service).indexOf(replica) + 1}`;
}

function listenRequest(boardId: number): object {
  return {
    jsonrpc: '2.0',
    id: 'listen',
    method: 'subscriptions/listen',
    params: {
      notifications: { resourceSubscriptions: [`kiban://boards/${boardId}`] },
      _meta: {
        'io.modelcontextprotocol/protocolVersion': '2026-07-28',
        'io.modelcontextprotocol/clientInfo': { name: 'listener', version: '1.0.0' },
        'io.modelcontextprotocol/clientCapabilities': {},
      },
    },
  };
}
