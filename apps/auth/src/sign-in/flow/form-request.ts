import type { FastifyInstance, FastifyRequest } from 'fastify';

const FORM_BYTES_MAX = 65_536;
const PAGES = /^\/(interaction|sign-in|sign-up)(\/|\?|$)/;

/** Whether a path is one of the pages, the only ones that accept forms. */
export function isPage(path: string): boolean {
  return PAGES.test(path);
}

/** Parses posted forms on the pages. On every other path a form stays 415, because it is not JSON. */
export function acceptForms(fastify: FastifyInstance): void {
  fastify.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_BYTES_MAX },
    (request, body, done) => {
      if (isPage(request.url)) return done(null, Object.fromEntries(new URLSearchParams(body)));
      done(Object.assign(new Error('Only the sign-in pages accept forms; send JSON.'), { statusCode: 415 }));
    },
  );
}

/** One text of a posted form; empty when it is missing. */
export function formValue(request: FastifyRequest, name: string): string {
  const value = (request.body as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' ? value : '';
}

/** Whether a posted form has a field, even an empty one. */
export function hasFormField(request: FastifyRequest, name: string): boolean {
  return Object.hasOwn((request.body as object | undefined) ?? {}, name);
}

/**
 * Browsers send the origin of a request; a request that another site caused is rejected. The pages send no referrer,
 * so the origin of their own forms is `null`.
 */
export function comesFromOtherSite(request: FastifyRequest, publicOrigin: string): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const isForeign = origin !== undefined && origin !== 'null' && origin !== publicOrigin;
  return isForeign || site === 'cross-site' || site === 'same-site';
}
