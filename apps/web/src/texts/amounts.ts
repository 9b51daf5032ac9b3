/** Amounts in words, in the language of the page. */
const language = (): string => document.documentElement.lang || 'en';

export const amount = (value: number): string => new Intl.NumberFormat(language()).format(value);

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Such as “1.2 MB”. */
export function bytes(value: number): string {
  const step = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, value)) / 3)));
  return new Intl.NumberFormat(language(), {
    style: 'unit',
    unit: UNITS[step] ?? 'byte',
    // The short name of bytes has no plural.
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(value / 1000 ** step);
}
