import { Random } from '../load/random.js';

const SYLLABLES: readonly (readonly string[])[] = [
  ['ba', 'cor', 'de', 'fi', 'gran', 'lo', 'men', 'ni', 'por', 'ris', 'ta', 'vel', 'é', 'ü', 'ß'],
  ['ба', 'вер', 'до', 'ки', 'мос', 'на', 'пла', 'ре', 'ст', 'ть', 'ча', 'ён'],
  ['αλ', 'βο', 'γρα', 'δη', 'κα', 'λο', 'μέ', 'νο', 'πό', 'ση'],
  ['会', '議', '計', '画', '東', '京', '資', '料', '確', '認', '開', '発'],
  ['مر', 'اج', 'عة', 'تق', 'ري', 'خط', 'كتا', 'بة'],
];
/** Words of each script: most texts of a workspace are in one alphabet, some in others. */
const SHARES = [1_400, 250, 100, 200, 50];

/** Different words of five scripts, the same at each call. The first are meant to be the most frequent. */
export function vocabulary(): string[] {
  const random = new Random(20_261_128);
  const words = new Set<string>();
  const left = SHARES.map((count, script) => ({ count, syllables: SYLLABLES[script] ?? [] }));
  while (left.some(({ count }) => count > 0)) {
    const script = random.of(left.filter(({ count }) => count > 0));
    const word = Array.from({ length: 2 + random.below(3) }, () => random.of(script.syllables)).join('');
    if (words.has(word)) continue;
    words.add(word);
    script.count -= 1;
  }
  return [...words];
}

/** Which of `count` words a text has: 0 is the most frequent. The words of 2,000 are in 13 % to 0.01 % of all places. */
export const SKEW = 4;
