import type { FastifyReply } from 'fastify';

/** 303: the browser continues with GET and does not send the form again. */
export function go(reply: FastifyReply, location: string): void {
  void reply.status(303).header('location', location).header('cache-control', 'no-store').send();
}
