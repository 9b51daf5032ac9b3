import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { DomainError } from '@kiban/contracts';

type Document = Record<string, unknown>;

/**
 * A generated document of `@kiban/contracts`, with the properties of this deployment; read once, on the first request.
 */
export class PublishedDocument {
  private read: Promise<string> | undefined;

  /** @param own properties of this deployment that replace those of the committed document */
  constructor(
    private readonly name: 'openapi.json' | 'asyncapi.json',
    private readonly own: Document = {},
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
    const document = JSON.parse(await readFile(path, 'utf8')) as Document;
    return JSON.stringify({ ...document, ...this.own });
  }
}
