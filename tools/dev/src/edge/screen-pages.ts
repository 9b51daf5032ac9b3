import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendEdgeError } from './edge-errors.js';

/**
 * The screen is static files that load nothing from elsewhere and are shown in nobody's frame. Scripts run only from files
 * of this origin, so that text of a user that slips into a page as markup still runs nothing.
 */
const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; " +
    "form-action 'self'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** A browser that has seen the https origin keeps to https for a year (RFC 6797). */
const ONLY_HTTPS = { 'strict-transport-security': 'max-age=31536000' };

const PLAIN_NOT_FOUND =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Not found</title><h1>There is no such page</h1>' +
  '<p><a href="/">To the start</a></p></html>';

/** Serves the files of the screen's folder, which may not be there yet: then every page is the 404 page. */
export class ScreenPages {
  readonly #folder: string;
  readonly #publicOrigin: string;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(app: FastifyInstance, folder: string, publicOrigin: string) {
    this.#folder = folder;
    this.#publicOrigin = publicOrigin;
    this.#headers = publicOrigin.startsWith('https:')
      ? { ...SECURITY_HEADERS, ...ONLY_HTTPS }
      : SECURITY_HEADERS;
    if (existsSync(folder)) {
      app.register(fastifyStatic, { root: folder, serve: false, dotfiles: 'ignore', cacheControl: false });
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
    reply.header('cache-control', 'no-cache');
    await reply.sendFile(this.#fileFor(path));
  }

  /** `/settings` is the file settings.html, and a folder is its index.html. */
  #fileFor(path: string): string {
    if (path.endsWith('/')) return `${path}index.html`;
    const page = `${path}.html`;
    return extname(path) === '' && existsSync(join(this.#folder, page)) ? page : path;
  }

  async #notFound(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    reply.headers(this.#headers).code(404);
    if (request.url.startsWith('/api/')) {
      await sendEdgeError(reply, {
        status: 404,
        code: 'not_found',
        error: 'There is nothing here: the API begins at /api/v1.',
      });
      return;
    }
    const page = await readFile(join(this.#folder, '404.html'), 'utf8').catch(() => PLAIN_NOT_FOUND);
    await reply.type('text/html; charset=utf-8').send(page);
  }
}

const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * A browser at http://127.0.0.1:4000 would be another origin than http://localhost:4000: its sign-in would come back to a
 * page that knows nothing of it. Of two names for this machine, the one that the deployment goes by is used.
 */
function isOtherLoopbackName(host: string, publicOrigin: string): boolean {
  const origin = new URL(publicOrigin);
  const asked = URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : undefined;
  return (
    asked !== undefined &&
    asked.host !== origin.host &&
    LOOPBACK_NAMES.has(asked.hostname) &&
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
