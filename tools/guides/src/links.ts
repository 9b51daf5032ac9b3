import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { walkTokens, type Token, type Tokens } from 'marked';
import { isBlockGroup } from './code-block.js';
import type { Page } from './page.js';
import { OTHER_ADDRESSES } from './pages.js';

/** Where a link of a page leads: an address, a path of the repository that no page shows, or nowhere on a page. */
export type LinkTarget =
  | { readonly kind: 'address'; readonly href: string }
  | { readonly kind: 'repository-file'; readonly path: string }
  | { readonly kind: 'broken'; readonly reason: string };

/** Resolves the links of pages against each other and against the files of the repository. */
export class Links {
  readonly #bySource: ReadonlyMap<string, Page>;

  constructor(
    private readonly repositoryRoot: string,
    private readonly pages: readonly Page[],
  ) {
    this.#bySource = new Map(pages.map((page) => [page.source, page]));
  }

  target(from: Page, href: string): LinkTarget {
    if (/^[a-z]+:/i.test(href)) return { kind: 'address', href };
    const [path = '', anchor] = href.split('#', 2);
    if (path.startsWith('/')) {
      return OTHER_ADDRESSES.includes(path)
        ? { kind: 'address', href }
        : { kind: 'broken', reason: `${path} is no address of a deployment` };
    }
    const source = path === '' ? from.source : posix.normalize(posix.join(posix.dirname(from.source), path));
    const page = this.#bySource.get(source) ?? this.#bySource.get(posix.join(source, 'README.md'));
    if (page) return this.#onPage(page, anchor);
    return { kind: 'repository-file', path: source };
  }

  /** Every link that leads nowhere, as a sentence. */
  faults(): string[] {
    return this.pages.flatMap((page) =>
      hrefsOf(page).flatMap((href) => {
        const reason = this.#faultOf(this.target(page, href));
        return reason === undefined ? [] : [`${page.source} links to ${href}: ${reason}.`];
      }),
    );
  }

  /** Whether a file is there is judged here only: an image is built without most of the repository. */
  #faultOf(target: LinkTarget): string | undefined {
    if (target.kind === 'broken') return target.reason;
    const isMissing =
      target.kind === 'repository-file' && !existsSync(join(this.repositoryRoot, target.path));
    return isMissing ? `${target.path} does not exist` : undefined;
  }

  #onPage(page: Page, anchor: string | undefined): LinkTarget {
    if (anchor === undefined) return { kind: 'address', href: page.address };
    const exists = [...page.headings.values()].some(({ id }) => id === anchor);
    return exists
      ? { kind: 'address', href: `${page.address}#${anchor}` }
      : { kind: 'broken', reason: `${page.source} has no heading #${anchor}` };
  }
}

function hrefsOf(page: Page): string[] {
  const hrefs: string[] = [];
  const prose = page.content.filter((token): token is Token => !isBlockGroup(token));
  void walkTokens(prose, (token) => {
    if (token.type === 'link') hrefs.push((token as Tokens.Link).href);
  });
  return hrefs;
}
