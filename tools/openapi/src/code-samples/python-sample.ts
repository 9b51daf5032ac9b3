import { indented, literal, type Notation } from './literals.js';
import type { SampleRequest } from './sample-request.js';

const WORDS = { null: 'None', true: 'True', false: 'False' } as const;

const python: Notation = {
  indent: 4,
  text: (value) => JSON.stringify(value),
  key: (name) => JSON.stringify(name),
  word: (value) => WORDS[`${value}`],
  trailingComma: true,
};

/** Uses the standard library alone. */
export function pythonSample({ method, url, isPublic, body, response }: SampleRequest): string {
  const usesJson = body !== undefined || response === 'json';
  const headers = [
    ...(isPublic ? [] : [`"Authorization": f"Bearer {os.environ['KIBAN_TOKEN']}"`]),
    ...(body === undefined ? [] : ['"Content-Type": "application/json"']),
  ];
  const values = [
    `"${url}"`,
    ...(method === 'GET' ? [] : [`method="${method}"`]),
    ...(headers.length === 0
      ? []
      : headers.length === 1
        ? [`headers={${headers[0]}}`]
        : [`headers={\n${headers.map((header) => `        ${header},\n`).join('')}    }`]),
    ...(body === undefined ? [] : [`data=json.dumps(${indented(literal(body, python), 4)}).encode()`]),
  ];
  return [
    ...(usesJson ? ['import json'] : []),
    ...(isPublic ? [] : ['import os']),
    'from urllib.request import Request, urlopen',
    '',
    values.length === 1
      ? `request = Request(${values[0]})`
      : `request = Request(\n${values.map((value) => `    ${value},\n`).join('')})`,
    'with urlopen(request) as response:',
    ...READ[response],
  ].join('\n');
}

const READ: Record<SampleRequest['response'], readonly string[]> = {
  nothing: ['    print(response.status)'],
  json: ['    print(json.load(response))'],
  text: ['    print(response.read().decode())'],
  events: ['    for line in response:', '        print(line.decode(), end="")'],
};
