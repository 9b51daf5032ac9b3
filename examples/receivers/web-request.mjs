/* global Response */
import { accept, BODY_BYTES_MAX } from './deliveries.mjs';

/** Responds to a web `Request`, as Hono, Next.js and workers have it. */
export async function respond(receiver, request) {
  const body = await bodyOf(request);
  const { status, text } = body
    ? await accept(receiver, request.headers, body)
    : { status: 413, text: 'The body is too large.' };
  return new Response(text, { status });
}

/** @returns undefined for a body over the limit, which is not read to its end */
async function bodyOf(request) {
  const chunks = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > BODY_BYTES_MAX) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
