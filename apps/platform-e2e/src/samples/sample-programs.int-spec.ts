import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { installedPrograms, sampleEnvironment, type SampleRunner } from './sample-programs.js';

/** A kind of sample, in the languages of which one process runs many samples, and how a process of its own would end. */
interface Kind {
  exitCode: number;
  output: unknown;
  TypeScript: string;
  Python: string;
}

const PLANTED = expect.stringContaining('planted');

/** `URL` is the address of a server that responds with the received `Authorization`. */
const KINDS: Readonly<Record<string, Kind>> = {
  'that prints a response': {
    exitCode: 0,
    output: 'Bearer first\n',
    TypeScript: `const response = await fetch('URL/', { headers: { Authorization: \`Bearer \${process.env.KIBAN_TOKEN!}\` } });
console.log(await response.text());`,
    Python: `import os
from urllib.request import Request, urlopen

request = Request("URL/", headers={"Authorization": f"Bearer {os.environ['KIBAN_TOKEN']}"})
with urlopen(request) as response:
    print(response.read().decode())`,
  },
  'that receives an error status': {
    exitCode: 1,
    output: expect.stringContaining('404'),
    TypeScript: `const response = await fetch('URL/missing');
if (!response.ok) throw new Error(\`\${response.status}: \${await response.text()}\`);`,
    Python: `from urllib.request import urlopen\n\nurlopen("URL/missing")`,
  },
  'that prints nothing': { exitCode: 0, output: '', TypeScript: 'const unused = 1;', Python: 'unused = 1' },
  'that prints to both outputs, without line ends': {
    exitCode: 0,
    output: 'out, error',
    TypeScript: `process.stdout.write('out, '); process.stderr.write('error');`,
    Python: `import sys\nprint("out, ", end="")\nprint("error", end="", file=sys.stderr)`,
  },
  'that fails': {
    exitCode: 1,
    output: PLANTED,
    TypeScript: `throw new Error('planted');`,
    Python: `raise ValueError("planted")`,
  },
  'that fails after a response': {
    exitCode: 1,
    output: PLANTED,
    TypeScript: `await fetch('URL/');\nthrow new Error('planted');`,
    Python: `from urllib.request import urlopen\nurlopen("URL/")\nraise ValueError("planted")`,
  },
  'that exits': {
    exitCode: 3,
    output: 'exit code 3',
    TypeScript: 'process.exit(3);',
    Python: 'import sys\nsys.exit(3)',
  },
  'that exits without success later': {
    exitCode: 4,
    output: 'exit code 4',
    TypeScript: 'process.exitCode = 4;',
    Python: 'import os\nos._exit(4)',
  },
  'that exits with success before its end': {
    exitCode: 0,
    output: 'done\n',
    TypeScript: `console.log('done');\nprocess.exit(0);`,
    Python: `import sys\nprint("done")\nsys.exit()\nraise ValueError("planted")`,
  },
  'that exits with a sentence': {
    exitCode: 1,
    output: PLANTED,
    TypeScript: `process.stderr.write('planted'); process.exit(1);`,
    Python: `import sys\nsys.exit("planted")`,
  },
  'with a syntax error': {
    exitCode: 1,
    output: expect.stringContaining('SyntaxError'),
    TypeScript: 'const = 1;',
    Python: 'print(',
  },
  'that uses what it has not defined': {
    exitCode: 1,
    output: expect.stringMatching(/(Reference|Name)Error/),
    TypeScript: 'console.log(missing);',
    Python: 'print(json.dumps(1))',
  },
  'that imports what does not exist': {
    exitCode: 1,
    output: expect.stringMatching(/no.such.package/),
    TypeScript: `import 'no-such-package';`,
    Python: 'import no_such_package',
  },
  'that uses a part of a package without its import': {
    exitCode: 1,
    output: expect.stringMatching(/(Reference|Attribute)Error/),
    TypeScript: `import 'node:fs';\nconsole.log(readFileSync('x'));`,
    Python: 'import urllib\nprint(urllib.request)',
  },
  'that fails in the background': {
    exitCode: 1,
    output: PLANTED,
    TypeScript: `void Promise.reject(new Error('planted'));`,
    Python: `import asyncio\nasync def fail():\n    raise ValueError("planted")\nasyncio.run(fail())`,
  },
  'that fails after its last line': {
    exitCode: 1,
    output: PLANTED,
    TypeScript: `setTimeout(() => { throw new Error('planted'); }, 1);`,
    Python: `import atexit\nimport os\natexit.register(lambda: (os.write(2, b"planted"), os._exit(1)))`,
  },
  'that prints after its last line': {
    exitCode: 0,
    output: 'late\n',
    TypeScript: `setTimeout(() => console.log('late'), 1);`,
    Python: `import threading\nthreading.Timer(0.001, print, ["late"]).start()`,
  },
};

/** A sample that changes what the next one could see, and one that fails where it sees that. */
const CHANGES: Readonly<Record<string, readonly [string, string]>> = {
  TypeScript: [
    `globalThis.left = 1; globalThis.fetch = undefined; process.env.LEFT = '1'; process.chdir('/'); process.on('exit', () => undefined);`,
    `if (typeof left !== 'undefined' || !fetch || process.env.LEFT || process.cwd() === '/' || process.listenerCount('exit') > 0) throw new Error('left');`,
  ],
  Python: [
    `import builtins\nimport os\n\nleft = 1\nbuiltins.other = 1\nos.environ["LEFT"] = "1"\nos.chdir("/")`,
    `import builtins\nimport os\n\nassert "left" not in globals() and not hasattr(builtins, "other")\nassert "LEFT" not in os.environ and os.getcwd() != "/"`,
  ],
};

/** A sample that never ends by returning. */
const WAITING: Readonly<Record<string, string>> = {
  TypeScript: `await fetch('URL/silent');`,
  Python: `from urllib.request import urlopen\n\nurlopen("URL/silent")`,
};

/** A sample that prints the id of the process that outlives it. */
const PROCESS: Readonly<Record<string, string>> = {
  TypeScript: `await fetch('data:,');\nconsole.log(process.pid);`,
  Python: 'import os\n\nprint(os.getppid())',
};

const languages = (await installedPrograms()).filter(({ label }) => label in PROCESS);

describe.each(languages.map((program) => [program.label as 'TypeScript' | 'Python', program] as const))(
  'running %s samples in one process',
  (label, program) => {
    let server: Server;
    let runner: SampleRunner;
    let url: string;
    beforeAll(async () => {
      server = createServer((request, response) => {
        if (request.url === '/silent') return;
        response.statusCode = request.url === '/' ? 200 : 404;
        response.setHeader('connection', 'close');
        response.end(request.headers.authorization ?? 'anonymous');
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      runner = program.start();
    });
    afterAll(async () => {
      await runner.close();
      server.closeAllConnections();
      server.close();
    });

    const run = (source: string, token = 'first', timeoutMs?: number) =>
      runner.run(source.replaceAll('URL', url), sampleEnvironment(token), timeoutMs);

    it.each(Object.entries(KINDS))('ends one %s as a process of its own', async (_kind, sample) => {
      expect(await run(sample[label])).toEqual({ exitCode: sample.exitCode, output: sample.output });
      expect(await run(KINDS['that prints nothing']![label])).toEqual({ exitCode: 0, output: '' });
    });

    it('fails one that waits without end, and runs the next one', async () => {
      expect(await run(WAITING[label]!, 'first', 1_000)).toMatchObject({ exitCode: 1 });
      expect(await run(KINDS['that prints nothing']![label])).toEqual({ exitCode: 0, output: '' });
    });

    it('gives each one its own token', async () => {
      for (const token of ['one', 'two'])
        expect(await run(KINDS['that prints a response']![label], token)).toEqual({
          exitCode: 0,
          output: `Bearer ${token}\n`,
        });
    });

    it('hides from one what an earlier one changed', async () => {
      const [changing, seeing] = CHANGES[label]!;
      expect(await run(changing)).toEqual({ exitCode: 0, output: '' });
      expect(await run(seeing)).toEqual({ exitCode: 0, output: '' });
    });

    it('starts no other process after one that succeeds', async () => {
      const first = await run(PROCESS[label]!);
      expect(first.exitCode).toBe(0);
      for (const token of ['second', 'third']) expect(await run(PROCESS[label]!, token)).toEqual(first);
    });
  },
);

it('fails a TypeScript sample that awaits what never comes, with the exit code of Node', async () => {
  const runner = languages.find(({ label }) => label === 'TypeScript')!.start();
  const outcome = await runner.run('await new Promise(() => undefined);', sampleEnvironment(''));
  expect(outcome).toEqual({ exitCode: 13, output: 'exit code 13' });
  await runner.close();
});
