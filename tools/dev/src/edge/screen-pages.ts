import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * The screen is static files that load nothing from elsewhere and are shown in nobody's frame. Scripts run only from files
 * of this origin, so that text of a user that slips into a page as markup still runs nothing.
 */
const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; " +
    "form-action 'self'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

const PLAIN_NOT_FOUND =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Not found</title><h1>There is no such page</h1>' +
  '<p><a href="/">To the start</a></p></html>';

/** Serves the files of the screen's folder, which may not be there yet: then every page is the 404 page. */
export class ScreenPages {
  readonly #folder: string;

  constructor(app: FastifyInstance, folder: string) {
    this.#folder = folder;
    if (existsSync(folder)) {
      app.register(fastifyStatic, { root: folder, serve: false, dotfiles: 'ignore', cacheControl: false });
    }
    app.setNotFoundHandler((request, reply) => this.#notFound(request, reply));
  }

  async answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    reply.headers(SECURITY_HEADERS);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      reply.header('allow', 'GET, HEAD').code(405);
      await reply.send({ error: 'Read this page with GET.', code: 'method_not_allowed' });
      return;
    }
    const path = decodedPath(request.url);
    if (path === undefined || path.startsWith('/api/') || !existsSync(this.#folder)) {
      await this.#notFound(request, reply);
      return;
    }
    reply.header('cache-control', 'no-cache');
    await reply.sendFile(path.endsWith('/') ? `${path}index.html` : path);
  }

  async #notFound(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    reply.headers(SECURITY_HEADERS).code(404);
    if (request.url.startsWith('/api/')) {
      await reply.send({ error: 'There is nothing here: the API begins at /api/v1.', code: 'not_found' });
      return;
    }
    const page = await readFile(join(this.#folder, '404.html'), 'utf8').catch(() => PLAIN_NOT_FOUND);
    await reply.type('text/html; charset=utf-8').send(page);
  }
}

function decodedPath(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
  } catch {
    return undefined;
  }
}
