import type { FastifyInstance, FastifyRequest } from 'fastify';

const FORM_BYTES_MAX = 65_536;
const PAGES = /^\/(interaction|sign-in|sign-up)(\/|\?|$)/;

/** Whether a path is one of the pages, which alone take forms. */
export function isPage(path: string): boolean {
  return PAGES.test(path);
}

/** Reads posted forms on the pages; everywhere else a form stays 415, as it is no JSON. */
export function acceptForms(fastify: FastifyInstance): void {
  fastify.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_BYTES_MAX },
    (request, body, done) => {
      if (isPage(request.url)) return done(null, Object.fromEntries(new URLSearchParams(body)));
      done(Object.assign(new Error('Only pages take forms.'), { statusCode: 415 }));
    },
  );
}

/** One text of a posted form; empty when it is not there. */
export function formValue(request: FastifyRequest, name: string): string {
  const value = (request.body as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' ? value : '';
}

/** Whether a posted form has a field, even an empty one. */
export function hasFormField(request: FastifyRequest, name: string): boolean {
  return Object.hasOwn((request.body as object | undefined) ?? {}, name);
}

/**
 * Browsers say where a request comes from; one that another site caused is not taken. The pages keep their address to
 * themselves, so that their own forms come from the origin `null`.
 */
export function comesFromOtherSite(request: FastifyRequest, publicOrigin: string): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const isForeign = origin !== undefined && origin !== 'null' && origin !== publicOrigin;
  return isForeign || site === 'cross-site' || site === 'same-site';
}
