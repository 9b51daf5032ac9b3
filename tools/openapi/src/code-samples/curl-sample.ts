import { literal, type Notation } from './literals.js';
import type { SampleRequest } from './sample-request.js';

const json: Notation = {
  indent: 2,
  text: (value) => JSON.stringify(value),
  key: (name) => JSON.stringify(name),
  word: String,
  trailingComma: false,
};

export function curlSample({ method, url, isPublic, body, response }: SampleRequest): string {
  const options = [
    `curl${response === 'events' ? ' --no-buffer' : ''}${method === 'GET' ? '' : ` -X ${method}`} "${url}"`,
    ...(isPublic ? [] : ['-H "Authorization: Bearer $KIBAN_TOKEN"']),
    ...(body === undefined
      ? []
      : ['-H "Content-Type: application/json"', `-d '${literal(body, json).replaceAll("'", "'\\''")}'`]),
  ];
  return options.join(' \\\n  ');
}
