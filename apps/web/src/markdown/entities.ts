const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/** Resolves character references, which the lexer leaves to HTML. Unknown names stay as typed. */
export const withoutEntities = (text: string): string =>
  text.replaceAll(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-z]{2,4}));/g,
    (reference, decimal, hex, name) => {
      const code = decimal ? Number(decimal) : hex ? parseInt(String(hex), 16) : undefined;
      if (code === undefined) return NAMED[String(name)] ?? reference;
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
    },
  );
