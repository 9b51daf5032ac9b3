import type { ApiRequest } from '../load/http-load.js';

/** The few calls that prepare a run; a refusal ends it with what the service said. */
export class ServiceCaller {
  constructor(
    readonly baseUrl: string,
    private readonly token: string,
  ) {}

  async get<T>(path: string): Promise<T> {
    return (await this.send('GET', path)).json() as Promise<T>;
  }

  async post<T>(path: string, body: object): Promise<T> {
    return (await this.send('POST', path, body)).json() as Promise<T>;
  }

  async etagOf(path: string): Promise<string> {
    const response = await this.send('GET', path);
    await response.arrayBuffer();
    const etag = response.headers.get('etag');
    if (etag === null) throw new Error(`GET ${path} carries no ETag.`);
    return etag;
  }

  /** Sends a request as a load does, with its own bearer. */
  async request({ method, path, body, token }: ApiRequest): Promise<unknown> {
    return (await this.sendText(method, path, body, token)).json();
  }

  private send(method: string, path: string, body?: object): Promise<Response> {
    return this.sendText(method, path, body === undefined ? undefined : JSON.stringify(body));
  }

  private async sendText(method: string, path: string, body?: string, token = this.token): Promise<Response> {
    const response = await fetch(this.baseUrl + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body }),
    });
    if (response.ok) return response;
    throw new Error(
      `${method} ${path} answered ${response.status}: ${(await response.text()).slice(0, 500)}`,
    );
  }
}
