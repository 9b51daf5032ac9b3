import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'undici';

/** A CPU profile as the inspector returns it, and as `.cpuprofile` files hold it. */
export interface CpuProfile {
  nodes: ProfileNode[];
  /** Microseconds. */
  startTime: number;
  endTime: number;
  /** The id of the node that each sample found, and the microseconds since the sample before. */
  samples: number[];
  timeDeltas: number[];
}

export interface ProfileNode {
  id: number;
  /** Lines and columns count from 0. */
  callFrame: { functionName: string; url: string; lineNumber: number; columnNumber: number };
}

const OPENS_WITHIN_MS = 10_000;
const SAMPLE_EACH_US = 200;

/** The inspector of another Node process on this machine. */
export class Inspector {
  private sent = 0;
  private readonly pending = new Map<
    number,
    { resolve: (result: unknown) => void; reject: (e: Error) => void }
  >();

  private constructor(private readonly socket: WebSocket) {
    socket.addEventListener('message', ({ data }) => this.receive(String(data)));
  }

  /** Opens the inspector with SIGUSR1, and finds its address in the log of the process. */
  static async open(pid: number, logFile: string): Promise<Inspector> {
    process.kill(pid, 'SIGUSR1');
    const address = await addressIn(logFile);
    const socket = new WebSocket(address);
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => resolve(), { once: true });
      socket.addEventListener('error', () => reject(new Error(`No inspector answers at ${address}.`)), {
        once: true,
      });
    });
    return new Inspector(socket);
  }

  /** Profiles the process for as long as `load` takes. */
  async profile(load: () => Promise<unknown>): Promise<CpuProfile> {
    await this.call('Profiler.enable');
    await this.call('Profiler.setSamplingInterval', { interval: SAMPLE_EACH_US });
    await this.call('Profiler.start');
    await load();
    const { profile } = (await this.call('Profiler.stop')) as { profile: CpuProfile };
    return profile;
  }

  close(): void {
    this.socket.close();
  }

  private call(method: string, params: object = {}): Promise<unknown> {
    this.sent += 1;
    const id = this.sent;
    return new Promise((resolve, reject) => {
      this.pending.set(id, { resolve, reject });
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }

  private receive(text: string): void {
    const { id, result, error } = JSON.parse(text) as {
      id?: number;
      result?: unknown;
      error?: { message: string };
    };
    const waiting = id === undefined ? undefined : this.pending.get(id);
    if (id === undefined || !waiting) return;
    this.pending.delete(id);
    if (error) waiting.reject(new Error(error.message));
    else waiting.resolve(result);
  }
}

async function addressIn(logFile: string): Promise<string> {
  for (const end = Date.now() + OPENS_WITHIN_MS; Date.now() < end; await delay(50)) {
    const found = [...(await readFile(logFile, 'utf8')).matchAll(/^Debugger listening on (ws:\S+)$/gm)].at(
      -1,
    );
    if (found?.[1] !== undefined) return found[1];
  }
  throw new Error(`${logFile} does not name the inspector's address.`);
}
