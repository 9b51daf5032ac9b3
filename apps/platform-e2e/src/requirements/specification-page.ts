/** One promise of the product; tests cite it by id. */
export interface Requirement {
  /** For example `SPEC-6.SIG-2` or `DEC-4.3`: the document, its section, a number that is never reused. */
  id: string;
  /** The promise, without the full stop. */
  sentence: string;
  /** Its heading, e.g. `Decisions §5, Card`. */
  source: string;
}

const HEADING = /^#{2,3} ((?:Specification|Decisions) §\d[^:]*)/;
const SENTENCE = /^- (.+)\. `((?:SPEC|DEC)-[^`]+)`$/;

/** The sentences of `docs/specification.md`, their single source. */
export function requirementsOf(page: string): Requirement[] {
  const found: Requirement[] = [];
  let source = '';
  for (const line of page.split('\n')) {
    source = HEADING.exec(line)?.[1] ?? source;
    const [, sentence, id] = SENTENCE.exec(line) ?? [];
    if (sentence !== undefined && id !== undefined) found.push({ id, sentence, source });
  }
  return found;
}

/** Its sections, as code and documents cite them: `Specification §6`, `Decisions §2`. */
export function sectionsOf(page: string): Set<string> {
  const headings = page.split('\n').flatMap((line) => HEADING.exec(line)?.[1] ?? []);
  return new Set(headings.map((heading) => heading.split(',')[0] ?? heading));
}
