import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { DomainError } from '@kiban/contracts';

type Document = Record<string, unknown>;

/** A generated document of `@kiban/contracts` as this deployment shows it; read once, when it is first asked for. */
export class PublishedDocument {
  private read: Promise<string> | undefined;

  /** @param own what this deployment says in place of the committed document’s members */
  constructor(
    private readonly name: 'openapi.json' | 'asyncapi.json',
    private readonly own: Document = {},
  ) {}

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
    const path = createRequire(import.meta.url).resolve(`@kiban/contracts/${this.name}`);
    const document = JSON.parse(await readFile(path, 'utf8')) as Document;
    return JSON.stringify({ ...document, ...this.own });
  }
}
