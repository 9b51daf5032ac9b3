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

  private async send(method: string, path: string, body?: object): Promise<Response> {
    const response = await fetch(this.baseUrl + path, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (response.ok) return response;
    throw new Error(
      `${method} ${path} answered ${response.status}: ${(await response.text()).slice(0, 500)}`,
    );
  }
}
