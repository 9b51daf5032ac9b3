import type { IssuedTokenDto } from '@kiban/contracts';
import type { OAuthWalk } from './oauth-walk.js';
import { password, type Placed } from './people.js';
import type { AuthReplica } from './running-auth.js';

export interface ScimBody {
  id: string;
  userName: string;
  externalId?: string;
  displayName?: string;
  name?: Record<string, string>;
  active: boolean;
  emails: { value: string }[];
  roles: { value: string }[];
  totalResults: number;
  startIndex: number;
  itemsPerPage: number;
  Resources: ScimBody[];
  schemas: string[];
  status?: string;
  scimType?: string;
  detail?: string;
  meta: Record<string, string>;
  members?: { value: string; display?: string }[];
}

export interface ScimResponse {
  status: number;
  headers: Headers;
  body: ScimBody;
  text: string;
}

/** The SCIM client of a workspace. */
export class Directory {
  private constructor(
    readonly token: string,
    readonly tokenId: number,
    private readonly replicas: readonly AuthReplica[],
  ) {}

  static async of(walk: OAuthWalk, owner: Placed, replicas: readonly AuthReplica[]): Promise<Directory> {
    const response = await walk.api('POST', '/tokens', owner.bearer, {
      name: 'Directory',
      password,
      scopes: ['members:provision'],
    });
    const { token, id } = (await response.json()) as IssuedTokenDto;
    if (response.status !== 201) throw new Error(`No token: ${response.status}`);
    return new Directory(token, id, replicas);
  }

  /** @param body a text is sent unchanged */
  async call(
    method: string,
    path: string,
    body?: unknown,
    options: { bearer?: string; replica?: number; contentType?: string } = {},
  ): Promise<ScimResponse> {
    const { bearer = this.token, replica = 0, contentType = 'application/scim+json' } = options;
    const response = await fetch(`${this.replicas[replica]?.url}/scim/v2${path}`, {
      method,
      headers: {
        authorization: `Bearer ${bearer}`,
        ...(body === undefined ? {} : { 'content-type': contentType }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: (text === '' ? {} : JSON.parse(text)) as ScimBody,
      text,
    };
  }

  find(filter: string, more = ''): Promise<ScimResponse> {
    return this.call('GET', `/Users?filter=${encodeURIComponent(filter)}${more}`);
  }

  patch(path: string, ...Operations: readonly object[]): Promise<ScimResponse> {
    return this.call('PATCH', path, {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
      Operations,
    });
  }

  /** @returns the id of a new user */
  async create(user: object): Promise<string> {
    const { status, body, text } = await this.call('POST', '/Users', {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
      ...user,
    });
    if (status !== 201) throw new Error(`Not created: ${status} ${text}`);
    return body.id;
  }

  /** @returns the id of a new group with these users */
  async group(displayName: string, ...ids: string[]): Promise<string> {
    const members = ids.map((value) => ({ value }));
    const { status, body, text } = await this.call('POST', '/Groups', { displayName, members });
    if (status !== 201) throw new Error(`Not created: ${status} ${text}`);
    return body.id;
  }

  /** @returns the ids of what a filter finds */
  async idsOf(path: string, filter: string): Promise<string[]> {
    const { status, body, text } = await this.call('GET', `${path}?filter=${encodeURIComponent(filter)}`);
    if (status !== 200) throw new Error(`${filter} is not accepted: ${status} ${text}`);
    return body.Resources.map(({ id }) => id);
  }
}
