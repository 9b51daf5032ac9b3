import { OAuthWalk, screen, type Person } from '@kiban/auth/testing/oauth-walk';
import { bearerDigest } from '@kiban/auth-client';
import type { Cluster } from '../rehearsal/cluster.js';
import type { HeldBearer } from './replica-calls.js';

/** Long enough for an ending that waits for leases, and for a machine under load: nothing may hang (milliseconds). */
const ANSWER_WITHIN_MS = 45_000;

type Credentials = Pick<Person, 'email' | 'password'>;

/** A workspace of its own, its owner at the screen, and a private board; everybody in it signs in as people do. */
export class WorkspacePeople {
  private turn = 0;
  private clientId: string | undefined;

  private constructor(
    private readonly cluster: Cluster,
    private readonly walk: OAuthWalk,
    readonly owner: Person,
    private readonly ownersScreen: string,
    readonly boardId: number,
  ) {}

  static async found(cluster: Cluster, name: string): Promise<WorkspacePeople> {
    const walk = new OAuthWalk(cluster.origin, { url: cluster.origin, mailed: cluster.mailed });
    const owner = personOf(name);
    await walk.signUp(owner);
    const { access_token } = await walk.connect(screen.clientId, owner);
    const board = await walk.api('POST', '/boards', access_token, { name: 'B', visibility: 'private' });
    const { id } = (await board.json()) as { id: number };
    return new WorkspacePeople(cluster, walk, owner, access_token, id);
  }

  /** Calls one of auth's replicas, each in turn, as the owner or with another bearer. @throws when it refuses, or hangs */
  async ask<Body>(
    method: string,
    path: string,
    body?: object,
    bearer: string = this.ownersScreen,
  ): Promise<Body> {
    const replicas = this.cluster.replicasOf('auth');
    this.turn += 1;
    const replica = replicas[this.turn % replicas.length];
    const response = await fetch(`http://127.0.0.1:${replica?.port}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${bearer}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 300)}`);
    return (text ? JSON.parse(text) : undefined) as Body;
  }

  /** Adds a new user by an invitation link. @returns the user and the member's id */
  async join(name: string, role: string): Promise<Person & { memberId: number }> {
    const person = personOf(name);
    const { link } = await this.ask<{ link: string }>('POST', '/invitations', { email: person.email, role });
    await this.walk.join(link, person);
    const members = await this.ask<{ id: number; name: string }[]>('GET', '/members');
    return { ...person, memberId: members.find((member) => member.name === person.name)?.id ?? 0 };
  }

  async signIn(person: Credentials): Promise<HeldBearer> {
    const { access_token } = await this.walk.connect(screen.clientId, person);
    return held(access_token, 'api');
  }

  /** Connects an AI client for a user; it is the same client each time. */
  async connect(person: Credentials): Promise<HeldBearer> {
    this.clientId ??= await this.walk.registered({ client_name: 'Assistant' });
    const { access_token } = await this.walk.connect(this.clientId, person);
    return held(access_token, 'mcp');
  }

  /** @param by who issues it: their bearer and password; the owner where left out */
  async issueToken(
    expiresAt?: Date,
    by: { bearer: string; password: string } = {
      bearer: this.ownersScreen,
      password: this.owner.password,
    },
  ): Promise<{ id: number; bearer: HeldBearer }> {
    const { id, token } = await this.ask<{ id: number; token: string }>(
      'POST',
      '/tokens',
      { name: 'T', password: by.password, ...(expiresAt ? { expiresAt: expiresAt.toISOString() } : {}) },
      by.bearer,
    );
    return { id, bearer: held(token, 'both') };
  }
}

function held(value: string, audience: HeldBearer['audience']): HeldBearer {
  return { value, digest: bearerDigest(value), audience };
}

let people = 0;

function personOf(name: string): Person {
  people += 1;
  const unique = `${name} ${people}`;
  return {
    name: unique,
    email: `${unique.replaceAll(/\W+/g, '.')}@example.org`,
    password: `the password of ${unique}`,
    workspaceName: unique,
  };
}
