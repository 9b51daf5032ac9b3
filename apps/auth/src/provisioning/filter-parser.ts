import {
  compareOperators,
  type AttributePath,
  type CompareOperator,
  type Filter,
  type Literal,
} from './filter.js';
import { ScimError, type ScimType } from './scim-error.js';

export const FILTER_LENGTH_MAX = 1_000;
const DEPTH_MAX = 8;
const COMPARISONS_MAX = 30;

/** Directories may write an attribute with the schema that it belongs to. */
const SCHEMA_PREFIX = /^urn:ietf:params:scim:schemas:core:2\.0:(user|group):/;
const SPACE = / +/y;
const WORD = /[A-Za-z$][\w$:.-]*/y;
const SUB = /\.([A-Za-z$][\w$-]*)/y;
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const NUMBER = /-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?/y;
const WORDS: ReadonlyMap<string, Literal> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** @throws ScimError */
export function parseFilter(text: string): Filter {
  return new Parser(text, 'invalidFilter').whole((parser) => parser.filter());
}

/** The path of a PATCH operation. @throws ScimError */
export function parsePath(text: string): AttributePath {
  return new Parser(text, 'invalidPath').whole((parser) => parser.path());
}

/** Reads a text from left to right, each character once; depth and number of comparisons are bounded. */
class Parser {
  private at = 0;
  private depth = 0;
  private comparisons = 0;
  private isInEntry = false;

  constructor(
    private readonly text: string,
    private readonly fault: ScimType,
  ) {
    if (text.length > FILTER_LENGTH_MAX)
      throw this.error(`must have at most ${FILTER_LENGTH_MAX} characters`);
  }

  whole<T>(read: (parser: this) => T): T {
    this.take(SPACE);
    const result = read(this);
    this.take(SPACE);
    if (this.at < this.text.length) throw this.error(`has unexpected text at position ${this.at + 1}`);
    return result;
  }

  /** `or` binds less than `and`, and `and` less than `not` (RFC 7644, table 5). */
  filter(): Filter {
    this.depth += 1;
    if (this.depth > DEPTH_MAX) throw this.error(`must have at most ${DEPTH_MAX} levels`);
    let left = this.conjunction();
    while (this.word('or')) left = { kind: 'or', left, right: this.conjunction() };
    this.depth -= 1;
    return left;
  }

  path(): AttributePath {
    const word = this.take(WORD)?.[0].toLowerCase().replace(SCHEMA_PREFIX, '');
    if (word === undefined) throw this.error(`needs an attribute at position ${this.at + 1}`);
    // An attribute of another schema has dots in the name of its version.
    const dot = word.startsWith('urn:') ? -1 : word.indexOf('.');
    if (dot >= 0) {
      const sub = word.slice(dot + 1);
      if (sub === '' || sub.includes('.')) throw this.error('must name an attribute or its sub-attribute');
      return { name: word.slice(0, dot), sub };
    }
    if (!this.takes('[')) return { name: word };
    if (this.isInEntry) throw this.error('must not have brackets within brackets');
    this.isInEntry = true;
    this.take(SPACE);
    const filter = this.filter();
    this.take(SPACE);
    this.expect(']');
    this.isInEntry = false;
    const sub = this.take(SUB)?.[1]?.toLowerCase();
    return { name: word, filter, ...(sub === undefined ? {} : { sub }) };
  }

  private conjunction(): Filter {
    let left = this.factor();
    while (this.word('and')) left = { kind: 'and', left, right: this.factor() };
    return left;
  }

  private factor(): Filter {
    this.take(SPACE);
    const start = this.at;
    const isNegated = this.take(WORD)?.[0].toLowerCase() === 'not';
    if (isNegated) this.take(SPACE);
    else this.at = start;
    if (this.takes('(')) {
      const of = this.filter();
      this.take(SPACE);
      this.expect(')');
      return isNegated ? { kind: 'not', of } : of;
    }
    // An attribute may be named "not".
    this.at = start;
    return this.comparison();
  }

  private comparison(): Filter {
    this.comparisons += 1;
    if (this.comparisons > COMPARISONS_MAX)
      throw this.error(`must have at most ${COMPARISONS_MAX} comparisons`);
    const path = this.path();
    const afterPath = this.at;
    const word = this.take(SPACE) && this.take(WORD)?.[0].toLowerCase();
    if (word === 'pr') return { kind: 'present', path };
    const operator = compareOperators.find((each) => each === word);
    if (operator) return { kind: 'compare', path, operator, value: this.valueOf(operator) };
    this.at = afterPath;
    if (path.filter && path.sub === undefined) return { kind: 'entry', name: path.name, filter: path.filter };
    throw this.error(`accepts the operators ${compareOperators.join(', ')} and pr`);
  }

  private valueOf(operator: CompareOperator): Literal {
    if (!this.take(SPACE)) throw this.error(`needs a value after ${operator}`);
    const text = this.take(STRING)?.[0];
    if (text !== undefined) return this.stored(JSON.parse(text) as string);
    const number = this.take(NUMBER)?.[0];
    if (number !== undefined) return Number(number);
    const named = WORDS.get(this.take(WORD)?.[0].toLowerCase() ?? '');
    if (named === undefined) throw this.error(`needs a JSON value after ${operator}, such as "aiko"`);
    return named;
  }

  /** PostgreSQL stores no character 0, so no stored value equals it. */
  private stored(text: string): string {
    if (text.includes('\0')) throw this.error('must not contain the character U+0000');
    return text;
  }

  /** A word between two factors. */
  private word(expected: string): boolean {
    const start = this.at;
    if (this.take(SPACE) && this.take(WORD)?.[0].toLowerCase() === expected) return true;
    this.at = start;
    return false;
  }

  private takes(character: string): boolean {
    if (this.text[this.at] !== character) return false;
    this.at += 1;
    return true;
  }

  private expect(character: string): void {
    if (!this.takes(character)) throw this.error(`needs ${character} at position ${this.at + 1}`);
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.text);
    if (match) this.at = pattern.lastIndex;
    return match;
  }

  private error(sentence: string): ScimError {
    return new ScimError(this.fault, `${this.fault === 'invalidPath' ? 'path' : 'filter'} ${sentence}.`);
  }
}
