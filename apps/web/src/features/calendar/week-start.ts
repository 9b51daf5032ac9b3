interface WeekInfo {
  readonly firstDay: number;
}

/** Browsers have this as a method, older ones as a property, some not at all. */
type LocaleOfWeeks = Intl.Locale & {
  readonly getWeekInfo?: () => WeekInfo;
  readonly weekInfo?: WeekInfo;
};

const SUNDAY = 7;
const MONDAY = 1;
/** Where weeks begin on Sunday, for browsers that do not say it. */
const SUNDAY_FIRST = new Set(['US', 'CA', 'MX', 'BR', 'JP', 'KR', 'TW', 'HK', 'IN', 'IL', 'ZA', 'PH']);

/** The first day of the week, from Monday (1) to Sunday (7). */
export function firstWeekdayOf(locale: string): number {
  const read: LocaleOfWeeks = new Intl.Locale(locale);
  const known = (read.getWeekInfo?.() ?? read.weekInfo)?.firstDay;
  return known ?? (SUNDAY_FIRST.has(read.maximize().region ?? '') ? SUNDAY : MONDAY);
}

/** The locale of the browser that has the language of the page, as it also names the region. */
export const readerLocale = (language: string, preferred: readonly string[]): string =>
  preferred.find((locale) => localeOf(locale)?.language === language) ?? language;

/** Some systems have locales that are none, such as en-US@posix. */
function localeOf(name: string): Intl.Locale | null {
  try {
    return new Intl.Locale(name);
  } catch {
    return null;
  }
}

let weekday: number | undefined;

/** The first day of the week of the reader; the language changes with a reload only. */
export const readerWeekday = (): number =>
  (weekday ??= firstWeekdayOf(readerLocale(document.documentElement.lang || 'en', navigator.languages)));
