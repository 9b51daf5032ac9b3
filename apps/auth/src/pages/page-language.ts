export const pageLanguages = ['en', 'ja'] as const;
export type PageLanguage = (typeof pageLanguages)[number];

const RANGES_MAX = 10;

/**
 * The language of a page that exists in several: of those in Accept-Language, the one with the highest weight, else English.
 * @param header for example `ja,en-US;q=0.9`
 */
export function pageLanguage(header: string | undefined): PageLanguage {
  let chosen: { language: PageLanguage; weight: number } = { language: 'en', weight: 0 };
  for (const range of (header ?? '').split(',', RANGES_MAX)) {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const language = pageLanguages.find((each) => tag === each || tag.startsWith(`${each}-`));
    const weight = Number(parameters.find((each) => each.startsWith('q='))?.slice(2) ?? 1);
    if (language && weight > chosen.weight) chosen = { language, weight };
  }
  return chosen.language;
}
