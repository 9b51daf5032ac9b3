import Bowser from 'bowser';

export interface Device {
  /** Null where the request named none that is known. */
  browser: string | null;
  system: string | null;
}

/** The browser and system that a User-Agent header names. It is a hint for the person and proves nothing. */
export function deviceOf(userAgent: string | null): Device {
  if (!userAgent) return { browser: null, system: null };
  const parser = Bowser.getParser(userAgent);
  return { browser: parser.getBrowserName() || null, system: parser.getOSName() || null };
}
