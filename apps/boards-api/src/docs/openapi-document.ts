import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { apiPrefix, DomainError } from '@kiban/contracts';

/** The committed document, with this deployment's address in it; read once, when it is first asked for. */
export class OpenApiDocument {
  private read: Promise<string> | undefined;

  constructor(private readonly origin: string) {}

  /** @throws DomainError 503 when the build carries no document */
  async text(): Promise<string> {
    this.read ??= this.load();
    try {
      return await this.read;
    } catch (error) {
      this.read = undefined;
      if (error instanceof Error && 'code' in error)
        throw new DomainError(
          'service_unavailable',
          'The description of the API is missing from this build.',
        );
      throw error;
    }
  }

  private async load(): Promise<string> {
    const path = createRequire(import.meta.url).resolve('@kiban/contracts/openapi.json');
    const document = JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>;
    return JSON.stringify({
      ...document,
      servers: [{ url: `${this.origin}${apiPrefix}`, description: 'This deployment' }],
    });
  }
}
