import { indented, literal, type Notation } from './literals.js';
import type { SampleRequest } from './sample-request.js';

const quoted = (value: string): string =>
  `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

const typescript: Notation = {
  indent: 2,
  text: quoted,
  key: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name)),
  word: String,
  trailingComma: true,
};

/** Uses the global `fetch` of Node 20 and of browsers. */
export function typescriptSample({ method, url, isPublic, body, response }: SampleRequest): string {
  const headers = [
    ...(isPublic ? [] : ['Authorization: `Bearer ${process.env.KIBAN_TOKEN}`']),
    ...(body === undefined ? [] : ["'Content-Type': 'application/json'"]),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...(headers.length === 0
      ? []
      : headers.length === 1
        ? [`headers: { ${headers[0]} }`]
        : [`headers: {\n${headers.map((header) => `    ${header},\n`).join('')}  }`]),
    ...(body === undefined ? [] : [`body: JSON.stringify(${indented(literal(body, typescript), 2)})`]),
  ];
  const init = options.length === 0 ? '' : `, {\n${options.map((option) => `  ${option},\n`).join('')}}`;
  return [
    `const response = await fetch('${url}'${init});`,
    'if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);',
    ...READ[response],
  ].join('\n');
}

const READ: Record<SampleRequest['response'], readonly string[]> = {
  nothing: ['console.log(response.status);'],
  json: ['console.log(await response.json());'],
  text: ['console.log(await response.text());'],
  events: [
    'const text = response.body!.pipeThrough(new TextDecoderStream());',
    'for await (const part of text) console.log(part);',
  ],
};
