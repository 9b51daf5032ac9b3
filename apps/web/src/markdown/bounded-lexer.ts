import { Lexer, Tokenizer, type Token, type Tokens } from 'marked';

/**
 * Work of the lexer, in characters that are left when it looks for the next token: a delimiter without a partner makes it
 * read all of them. A text of 50,000 characters as people write it needs a fifth.
 */
const WORK_MAX = 6_000_000;
/** Of one paragraph, heading, item or cell, so that those after it are formatted as well. */
const SEGMENT_MAX = 4_000_000;
/** Lists and quotes inside of each other; the lexer reads a text once for each. */
const NESTING_MAX = 24;

/** The second line of a table, without which the lexer need not look for its end. */
const TABLE_START = /^[^\n]+\n {0,3}(?=[^\n]*[|:])[-|: ]+(?:\n|$)/;

/** A text would keep the lexer for too long. */
class TooMuchWorkError extends Error {}

/** Counts the work, and stops at its limit. `escape` is the first rule that is tried for each token in a segment. */
class BoundedTokenizer extends Tokenizer {
  #work = WORK_MAX;
  #segment = SEGMENT_MAX;
  #nesting = 0;

  beginSegment(): void {
    this.#segment = SEGMENT_MAX;
  }

  override escape(src: string): Tokens.Escape | undefined {
    this.#spend(src.length);
    return super.escape(src);
  }

  override table(src: string): Tokens.Table | undefined {
    if (!TABLE_START.test(src)) return undefined;
    const found = super.table(src);
    if (!found) this.#spend(src.length);
    return found;
  }

  override list(src: string): Tokens.List | undefined {
    return this.#nested(() => super.list(src));
  }

  override blockquote(src: string): Tokens.Blockquote | undefined {
    return this.#nested(() => super.blockquote(src));
  }

  /** What is nested deeper is text. */
  #nested<T>(read: () => T): T | undefined {
    if (this.#nesting >= NESTING_MAX) return undefined;
    this.#nesting += 1;
    const found = read();
    this.#nesting -= 1;
    return found;
  }

  #spend(characters: number): void {
    this.#work -= characters;
    this.#segment -= characters;
    if (this.#work < 0 || this.#segment < 0) throw new TooMuchWorkError();
  }
}

/**
 * The tokens of a Markdown text in bounded time: the lexer needs the square of what many delimiters without a partner are
 * in. A segment above its share stays as typed.
 * @returns null if the blocks themselves are too much
 */
export function boundedTokens(text: string): readonly Token[] | null {
  const tokenizer = new BoundedTokenizer();
  const lexer = new Lexer({ gfm: true, breaks: true, tokenizer });
  try {
    lexer.blockTokens(text.replace(/\r\n|\r/g, '\n'), lexer.tokens);
  } catch (error) {
    // Thousands of nested quotes exceed the stack.
    if (error instanceof TooMuchWorkError || error instanceof RangeError) return null;
    throw error;
  }
  for (const { src, tokens } of lexer.inlineQueue) {
    tokenizer.beginSegment();
    Object.assign(lexer.state, { inLink: false, inRawBlock: false, linkEmitted: false });
    if (!formats(lexer, src, tokens)) tokens.splice(0, tokens.length, ...asTyped(src));
  }
  return lexer.tokens;
}

function formats(lexer: Lexer, src: string, tokens: Token[]): boolean {
  try {
    lexer.inlineTokens(src, tokens);
    return true;
  } catch (error) {
    if (error instanceof TooMuchWorkError || error instanceof RangeError) return false;
    throw error;
  }
}

const asTyped = (src: string): Token[] =>
  src.split('\n').flatMap((line, index): Token[] => {
    const text: Tokens.Escape = { type: 'escape', raw: line, text: line };
    return index === 0 ? [text] : [{ type: 'br', raw: '\n' }, text];
  });
