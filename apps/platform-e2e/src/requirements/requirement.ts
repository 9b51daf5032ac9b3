/** One promise of the product, that tests cite by its id. */
export interface Requirement {
  /** For example `SPEC-6.SIG-2` or `DEC-4.3`: the document, its section, a number that is never given again. */
  id: string;
  /** The promise in short. Where it shortens too much, the source decides. */
  sentence: string;
  /** Where it is written, e.g. `Interface specification §6, Signature`. */
  source: string;
}

/** The promises of one part of a document: `sentences` by the end of their id, which `prefix` begins. */
export function part(
  source: string,
  prefix: string,
  sentences: Readonly<Record<string, string>>,
): Requirement[] {
  return Object.entries(sentences).map(([end, sentence]) => ({ id: prefix + end, sentence, source }));
}
