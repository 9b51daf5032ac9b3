import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Writable, type Readable } from 'node:stream';
import { CommandError } from './failure.js';
import { fileFault } from './file-fault.js';

type Input = Readable & { isTTY?: boolean };

/** @throws CommandError for more than `bytesMax` */
export async function readAll(stream: Readable, bytesMax: number, name = 'Standard input'): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > bytesMax) throw new CommandError(`${name} has more than ${bytesMax} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The one reader of the files that a person names. @throws CommandError in one sentence */
export async function readGivenFile(path: string, bytesMax: number): Promise<Buffer> {
  try {
    return await readAll(createReadStream(path), bytesMax, path);
  } catch (error) {
    throw fileFault(error, path);
  }
}

/** A file, or standard input in the place of a file that is named `-`. @throws CommandError */
export function readInput(stdin: Readable, path: string, bytesMax: number): Promise<Buffer> {
  return path === '-' ? readAll(stdin, bytesMax) : readGivenFile(path, bytesMax);
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
