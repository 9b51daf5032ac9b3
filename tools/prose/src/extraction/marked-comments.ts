import { withoutCodeSpans, type Passage } from '../passage.js';
import { commentPassages } from './comments.js';

const HASH = /(?<=^|\s)#(?!!)[^\n]*/gm;
const SLASHES = /(?<=^|\s)\/\/[^\n]*|\/\*[\s\S]*?\*\//gm;
const DASHES = /(?<=^|\s)--[^\n]*|\/\*[\s\S]*?\*\//gm;
const STARS = /\/\*[\s\S]*?\*\//g;
const HASH_AND_DOCSTRING = /(?<=^|\s)#(?!!)[^\n]*|"""[\s\S]*?"""/gm;

const MARKS: Readonly<Record<string, RegExp>> = {
  '.conf': HASH,
  '.css': STARS,
  '.Dockerfile': HASH,
  '.env': HASH,
  '.go': SLASHES,
  '.hcl': HASH,
  '.java': SLASHES,
  '.php': SLASHES,
  '.py': HASH_AND_DOCSTRING,
  '.sh': HASH,
  '.sql': DASHES,
  '.yaml': HASH,
  '.yml': HASH,
};

export const markedExtensions = Object.keys(MARKS);

const isYaml = (extension: string): boolean => extension === '.yaml' || extension === '.yml';

const YAML_TEXT = /(?<=^[ \t-]*(?:summary|description|message|title):[ \t]+)[^\n#]+/gm;

/** The texts of alerts and descriptions, which people read. */
const yamlTexts = (source: string): Passage[] =>
  [...source.matchAll(YAML_TEXT)].map(({ 0: text, index }) => ({
    start: index,
    text: withoutCodeSpans(text),
  }));

/** The comments of the languages that have no parser here, found by their marks. */
export function markedComments(source: string, extension: string): Passage[] {
  const mark = MARKS[extension];
  if (mark === undefined) return [];
  const ranges = [...source.matchAll(mark)].map(({ 0: text, index }) => ({
    start: index,
    end: index + text.length,
  }));
  return [...commentPassages(source, ranges), ...(isYaml(extension) ? yamlTexts(source) : [])];
}
