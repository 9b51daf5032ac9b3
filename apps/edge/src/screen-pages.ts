import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendEdgeError } from './edge-errors.js';
import { isViewOfScreen } from './screen-addresses.js';

/**
 * The web app consists of static files without foreign requests, and cannot be framed. Scripts run only from files of
 * this origin, so that injected markup cannot run scripts.
 */
const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; " +
    "form-action 'self'; frame-ancestors 'none'; manifest-src 'self'; worker-src 'self'",
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Browsers use only https for this origin for a year (RFC 6797). */
const ONLY_HTTPS = { 'strict-transport-security': 'max-age=31536000' };

const PLAIN_NOT_FOUND =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Not found</title><h1>Page not found</h1>' +
  '<p><a href="/">Go to the start page</a></p></html>';

/** The edge of `npm start` listens before the screen is built. */
const NOT_BUILT =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Kiban</title><h1>Kiban is starting</h1>' +
  '<p>Reload this page in a moment.</p></html>';

/** A file of the built screen. Its name contains a hash of its content. */
const BUILT_FILE = /^\/assets\/[\w-][\w.-]*$/;
/** Built as well, at a name that stays: browsers compare it with the one that they have. */
const WORKER = '/service-worker.js';
const NEVER_CHANGES = 'public, max-age=31536000, immutable';

/** Serves the static pages, and the screen as it was built. Without their folder, every page is the 404 page. */
export class ScreenPages {
  readonly #folder: string;
  readonly #builtFolder: string | undefined;
  readonly #publicOrigin: string;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(
    app: FastifyInstance,
    folders: { readonly pages: string; readonly built?: string | undefined },
    publicOrigin: string,
  ) {
    this.#folder = folders.pages;
    this.#builtFolder = folders.built;
    this.#publicOrigin = publicOrigin;
    this.#headers = publicOrigin.startsWith('https:')
      ? { ...SECURITY_HEADERS, ...ONLY_HTTPS }
      : SECURITY_HEADERS;
    if (existsSync(this.#folder)) {
      app.register(fastifyStatic, {
        root: this.#folder,
        serve: false,
        dotfiles: 'ignore',
        cacheControl: false,
        preCompressed: true,
      });
    }
    app.setNotFoundHandler((request, reply) => this.#notFound(request, reply));
  }

  async respond(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    reply.headers(this.#headers);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      reply.header('allow', 'GET, HEAD');
      await sendEdgeError(reply, {
        status: 405,
        code: 'method_not_allowed',
        error: 'Read this page with GET.',
      });
      return;
    }
    const path = decodedPath(request.url);
    if (path === undefined || path.startsWith('/api/') || !existsSync(this.#folder)) {
      await this.#notFound(request, reply);
      return;
    }
    if (isOtherLoopbackName(request.host, this.#publicOrigin)) {
      await reply.redirect(this.#publicOrigin + request.url, 307);
      return;
    }
    const isBuilt = path === WORKER || BUILT_FILE.test(path);
    if (this.#builtFolder !== undefined && (isBuilt || isViewOfScreen(path))) {
      await this.#sendBuilt(reply, isBuilt ? path : 'app.html', this.#builtFolder);
      return;
    }
    reply.header('cache-control', 'no-cache');
    await reply.sendFile(this.#fileFor(path));
  }

  async #sendBuilt(reply: FastifyReply, path: string, folder: string): Promise<void> {
    if (!existsSync(join(folder, 'app.html'))) {
      reply.header('retry-after', '2').code(503);
      await reply.type('text/html; charset=utf-8').send(NOT_BUILT);
      return;
    }
    reply.header('cache-control', BUILT_FILE.test(path) ? NEVER_CHANGES : 'no-cache');
    await reply.sendFile(path, folder);
  }

  /** `/signed-in` is the file signed-in.html, and a folder is its index.html. */
  #fileFor(path: string): string {
    if (path.endsWith('/')) return `${path}index.html`;
    const page = `${path}.html`;
    return extname(path) === '' && existsSync(join(this.#folder, page)) ? page : path;
  }

  async #notFound(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    reply.headers(this.#headers).header('cache-control', 'no-cache').code(404);
    if (request.url.startsWith('/api/')) {
      await sendEdgeError(reply, {
        status: 404,
        code: 'not_found',
        error: 'Unknown path: the API starts at /api/v1.',
      });
      return;
    }
    const page = await readFile(join(this.#folder, '404.html'), 'utf8').catch(() => PLAIN_NOT_FOUND);
    await reply.type('text/html; charset=utf-8').send(page);
  }
}

const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * http://127.0.0.1:4000 and http://localhost:4000 are different origins: a sign-in started on one would return to the
 * other and fail. So requests to another loopback name are redirected to the configured one.
 */
function isOtherLoopbackName(host: string, publicOrigin: string): boolean {
  const origin = new URL(publicOrigin);
  const requested = URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : undefined;
  return (
    requested !== undefined &&
    requested.host !== origin.host &&
    LOOPBACK_NAMES.has(requested.hostname) &&
    LOOPBACK_NAMES.has(origin.hostname)
  );
}

function decodedPath(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
  } catch {
    return undefined;
  }
}
