import { spawn, spawnSync } from 'node:child_process';
import { bodyOf, type ClientRequest, type ClientResponse, type HttpClient } from './http-client.js';

/** A client that the machine may have: `missing` says why it does not run here. */
export interface MachineClient extends HttpClient {
  missing: string | undefined;
}

/** Each prints the body, then a line with the status and a line with the header Link. */
const python = {
  urllib: `
import sys, urllib.request
method, url, token = sys.argv[1:4]
data = sys.stdin.buffer.read() or None
request = urllib.request.Request(url, data, {'Authorization': 'Bearer ' + token, 'Content-Type': 'application/json'}, method=method)
with urllib.request.urlopen(request) as r:
    print(r.read().decode(), r.status, r.headers['Link'] or '', sep='\\n')
`,
  requests: `
import json, sys, requests
method, url, token = sys.argv[1:4]
data = sys.stdin.buffer.read()
r = requests.request(method, url, json=json.loads(data) if data else None, headers={'Authorization': 'Bearer ' + token})
print(r.text, r.status_code, r.headers.get('Link', ''), sep='\\n')
`,
  httpx: `
import json, sys, httpx
method, url, token = sys.argv[1:4]
data = sys.stdin.buffer.read()
r = httpx.request(method, url, json=json.loads(data) if data else None, headers={'Authorization': 'Bearer ' + token})
print(r.text, r.status_code, r.headers.get('Link', ''), sep='\\n')
`,
};

const curl: MachineClient = {
  name: 'curl',
  missing: missingOf('curl', ['--version']),
  send: ({ method, url, token, json }) => {
    const body =
      json === undefined ? [] : ['--header', 'content-type: application/json', '--data-binary', '@-'];
    const shown = ['--silent', '--show-error', '--write-out', '\\n%{http_code}\\n%header{link}'];
    return run(
      'curl',
      ['--request', method, '--header', `authorization: Bearer ${token}`, ...body, ...shown, url],
      json,
    );
  },
};

export const machineClients: readonly MachineClient[] = [
  ...Object.entries(python).map(([library, script]): MachineClient => ({
    name: `Python ${library}`,
    missing: missingOf('python3', ['-c', `import ${library === 'urllib' ? 'urllib.request' : library}`]),
    send: ({ method, url, token, json }: ClientRequest) =>
      run('python3', ['-c', script, method, url, token], json),
  })),
  curl,
];

function missingOf(program: string, parameters: readonly string[]): string | undefined {
  const { error, status, stderr } = spawnSync(program, parameters, { encoding: 'utf8' });
  if (error) return `${program} is not installed`;
  return status === 0 ? undefined : (stderr.trim().split('\n').at(-1) ?? `${program} does not run`);
}

function run(program: string, parameters: readonly string[], json: unknown): Promise<ClientResponse> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters);
    let printed = '';
    let fault = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (fault += text));
    child.once('error', reject).once('close', (code) => {
      const match = /^([^]*)\n(\d{3})\n(.*)\n?$/.exec(printed);
      if (code !== 0 || !match)
        return reject(new Error(`${program}: ${fault.slice(-2_000)}${printed.slice(-200)}`));
      const [, text = '', status = '', link = ''] = match;
      resolve({ status: Number(status), body: bodyOf(text.trim()), link: link === '' ? null : link });
    });
    child.stdin.on('error', () => undefined).end(json === undefined ? '' : JSON.stringify(json));
  });
}
