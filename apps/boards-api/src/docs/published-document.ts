import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { apiPrefix, DomainError, exampleOrigin } from '@kiban/contracts';

/** A generated document of `@kiban/contracts` as this deployment serves it; read once, on the first request. */
export class PublishedDocument {
  private read: Promise<string> | undefined;

  /** @param publicOrigin of this deployment, for `servers`, the code samples and the links of the OpenAPI document */
  constructor(
    private readonly name: 'openapi.json' | 'asyncapi.json',
    private readonly publicOrigin?: string,
  ) {}

  /** @throws DomainError 503 if the build has no document */
  async text(): Promise<string> {
    this.read ??= this.load();
    try {
      return await this.read;
    } catch (error) {
      this.read = undefined;
      if (error instanceof Error && 'code' in error)
        throw new DomainError('service_unavailable', 'The API document is missing from this build.');
      throw error;
    }
  }

  private async load(): Promise<string> {
    const path = createRequire(import.meta.url).resolve(`@kiban/contracts/${this.name}`);
    const text = await readFile(path, 'utf8');
    if (this.publicOrigin === undefined) return JSON.stringify(JSON.parse(text));
    const document = JSON.parse(text.replaceAll(exampleOrigin, this.publicOrigin)) as object;
    return JSON.stringify({
      ...document,
      servers: [{ url: this.publicOrigin + apiPrefix, description: 'This deployment' }],
    });
  }
}
