import type { Seen } from './browser.js';

/** The response to a rejected request. */
export interface ErrorBody {
  status: number;
  /** The OAuth error code, from the redirect, the page or the JSON; for one of our pages its title. */
  error: string;
  location: string | null;
}

/** As on one of our pages. */
export const onPage = (seen: Seen): ErrorBody => {
  const heading = /<h1>([^<]*)<\/h1>/.exec(seen.text)?.[1] ?? '';
  const reference = /<p class="soft">([a-z_]+): /.exec(seen.text)?.[1];
  return { status: seen.status, error: reference ?? heading, location: seen.location };
};
/** As the client receives it. */
export const inRedirect = (seen: Seen): ErrorBody => {
  const location = new URL(seen.location ?? 'about:blank');
  return {
    status: seen.status,
    error: location.searchParams.get('error') ?? '',
    location: location.origin + location.pathname,
  };
};
export const inJson = async (response: Response): Promise<ErrorBody> => ({
  status: response.status,
  error: ((await response.json()) as { error: string }).error,
  location: null,
});
