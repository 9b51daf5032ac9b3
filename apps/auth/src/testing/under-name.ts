import { request as httpRequest } from 'node:http';
import type { Seen } from './browser.js';

/** Requests a path under a host name, because fetch forbids a Host header. */
export const underName = (base: string, path: string, host: string): Promise<Seen> =>
  new Promise((resolve, reject) => {
    const url = new URL(path, base);
    const sent = httpRequest(url, { headers: { host, accept: 'text/html' } }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          url: url.href,
          location: null,
          headers: new Headers(),
          text,
        }),
      );
    });
    sent.on('error', reject).end();
  });
