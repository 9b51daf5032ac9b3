import type { Seen } from './browser.js';

/** What a refused request was answered. */
export interface ErrorBody {
  status: number;
  /** The protocol's code, from the redirect, the page or the JSON; of a page of our own its title. */
  error: string;
  location: string | null;
}

/** As a page of ours says it. */
export const onPage = (seen: Seen): ErrorBody => {
  const heading = /<h1>([^<]*)<\/h1>/.exec(seen.text)?.[1] ?? '';
  const reference = /<p class="soft">([a-z_]+): /.exec(seen.text)?.[1];
  return { status: seen.status, error: reference ?? heading, location: seen.location };
};
/** As the client is told. */
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
