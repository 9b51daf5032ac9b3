import { PublishedDocument } from '../published-document.js';
import { readOpenApi } from './open-api.js';
import { pageFrame } from './page-frame.js';
import { readReferenceFiles, versionOf } from './reference-files.js';
import { ReferencePart } from './reference-part.js';
import { referencePath } from './reference-page.js';
import { referencePages } from './reference-site.js';
import { searchIndex } from './search-index.js';

type Parts = ReadonlyMap<string, ReferencePart>;

/** Every page and file of the reference by its address below it; made on the first request. */
export class Reference {
  private made: Promise<Parts> | undefined;

  constructor(private readonly document: PublishedDocument) {}

  /**
   * @param address empty for the overview
   * @throws DomainError 503 when the build carries no document
   */
  async part(address: string): Promise<ReferencePart | undefined> {
    this.made ??= this.make();
    try {
      return (await this.made).get(address);
    } catch (error) {
      this.made = undefined;
      throw error;
    }
  }

  private async make(): Promise<Parts> {
    const [document, files] = await Promise.all([this.document.text(), readReferenceFiles()]);
    const pages = referencePages(readOpenApi(document));
    const index = searchIndex(pages);
    const folder = `assets/${versionOf([index, ...files.map(({ text }) => text)])}`;
    const assets = {
      style: `${referencePath}/${folder}/reference.css`,
      script: `${referencePath}/${folder}/reference.js`,
      search: `${referencePath}/${folder}/search.json`,
    };
    return new Map([
      ...pages.map((page): [string, ReferencePart] => [
        page.slug,
        new ReferencePart('text/html; charset=utf-8', pageFrame(page, pages, assets).text, false),
      ]),
      ...files.map(({ name, type, text }): [string, ReferencePart] => [
        `${folder}/${name}`,
        new ReferencePart(type, text, true),
      ]),
      [`${folder}/search.json`, new ReferencePart('application/json; charset=utf-8', index, true)],
    ]);
  }
}
