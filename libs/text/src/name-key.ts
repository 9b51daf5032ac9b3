/**
 * The form by which names are compared: case and composed or decomposed characters do not matter, in any language. Accents and
 * width do. `boards.name_key` returns the same in SQL.
 */
export const nameKey = (name: string): string =>
  // The final sigma has the same capital as the other one.
  name.normalize('NFC').toLowerCase().replaceAll('ς', 'σ').normalize('NFC');
