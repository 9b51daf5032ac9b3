import { createInterface } from 'node:readline';
import { Writable, type Readable } from 'node:stream';
import { CommandError } from './failure.js';

type Input = Readable & { isTTY?: boolean };

/** @throws CommandError for more than `bytesMax` */
export async function readAll(stdin: Readable, bytesMax: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stdin as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > bytesMax) throw new CommandError(`Standard input has more than ${bytesMax} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Reads a line that the terminal does not show. @throws CommandError when there is none */
export async function readSecret(stdin: Input, stderr: Writable, prompt: string): Promise<string> {
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: hidden, terminal: true });
  stderr.write(prompt);
  try {
    return await new Promise<string>((resolve, reject) => {
      lines.once('line', resolve);
      lines.once('SIGINT', () => reject(new CommandError('Cancelled.')));
      lines.once('close', () => reject(new CommandError('Cancelled.')));
    });
  } finally {
    stderr.write('\n');
    lines.close();
  }
}
