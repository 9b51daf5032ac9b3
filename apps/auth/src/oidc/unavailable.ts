import { rejectionOf } from '@kiban/http-kit';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { pageHeaders, renderPage } from '../pages/page.js';
import { messagePage } from '../pages/message-page.js';

/** OAuth's error for a server that cannot respond now (RFC 6749 §4.1.2.1). */
export const temporarilyUnavailable = {
  error: 'temporarily_unavailable',
  error_description: 'The service is temporarily unavailable; try again shortly.',
};

/** @returns seconds until the request may be repeated; undefined for an error that is not temporary */
export function retryAfterOf(error: unknown): number | undefined {
  const { status, retryAfterS } = rejectionOf(error);
  return status === 503 ? retryAfterS : undefined;
}

/**
 * Runs around each request of the authorization server. The library responds to an error of the database with 500, or
 * passes it on; a client that gets 503 repeats its request.
 */
export async function respondUnavailable(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  try {
    await next();
  } catch (error) {
    if (retryAfterOf(error) === undefined) throw error;
    setUnavailable(ctx, error);
  }
}

/** Turns the library's response to an error that is temporary into 503. */
export function setUnavailable(ctx: KoaContextWithOIDC, error: unknown): void {
  const retryAfterS = retryAfterOf(error);
  if (retryAfterS === undefined) return;
  ctx.status = 503;
  ctx.set('retry-after', String(retryAfterS));
  if (ctx.accepts('json', 'html') !== 'html') {
    ctx.body = temporarilyUnavailable;
    return;
  }
  const page = messagePage({
    title: 'Kiban is busy',
    sentences: ['Nothing was changed. Try again in a moment.'],
  });
  ctx.set(pageHeaders(page));
  ctx.body = renderPage(page);
}
