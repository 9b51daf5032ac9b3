import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { SERVICES, type Service } from './pod-limits.js';

export interface ProcessFigures {
  /** Largest resident set that was seen, in bytes. */
  rssMax: Record<Service, number>;
  /** Services whose process changed or went away. */
  ended: string[];
}

const EVERY_MS = 200;

/** Watches the services' processes through /proc: their memory, their CPU time, and whether they are still the same. */
export class ProcessWatch {
  private rssMax: Record<string, number> = {};
  private ended: string[] = [];
  private pids: Partial<Record<Service, number>> = {};
  private timer: NodeJS.Timeout | undefined;

  /** @param folder of the deployment, with the launcher's ledger */
  constructor(private readonly folder: string) {}

  async start(): Promise<void> {
    this.pids = await this.readPids();
    this.timer = setInterval(() => void this.sample(), EVERY_MS);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** What was seen since the last call. */
  async take(): Promise<ProcessFigures> {
    await this.sample();
    const figures = { rssMax: this.rssMax as Record<Service, number>, ended: this.ended };
    this.rssMax = {};
    this.ended = [];
    return figures;
  }

  /** CPU time of all services' threads, in milliseconds. */
  async cpuMs(): Promise<number> {
    const sums = await Promise.all(Object.values(this.pids).map(threadsCpuMs));
    return sums.reduce((sum, one) => sum + one, 0);
  }

  private async sample(): Promise<void> {
    const now = await this.readPids();
    for (const service of SERVICES) {
      const [before, pid] = [this.pids[service], now[service]];
      const rss = pid === undefined ? undefined : await residentBytes(pid);
      const gone = rss === undefined || pid !== before;
      if (gone && before !== undefined) this.ended.push(`${service} ended`);
      this.pids[service] = rss === undefined ? undefined : pid;
      this.rssMax[service] = Math.max(this.rssMax[service] ?? 0, rss ?? 0);
    }
  }

  private async readPids(): Promise<Partial<Record<Service, number>>> {
    const text = await readFile(join(this.folder, 'processes.json'), 'utf8').catch(() => '{}');
    const { processes = [] } = JSON.parse(text) as { processes?: { name: Service; pid: number }[] };
    return Object.fromEntries(processes.map(({ name, pid }) => [name, pid]));
  }
}

async function residentBytes(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kibibytes = /^VmRSS:\s+(\d+) kB/m.exec(status)?.[1];
  return kibibytes === undefined ? undefined : Number(kibibytes) * 1_024;
}

async function threadsCpuMs(pid: number | undefined): Promise<number> {
  if (pid === undefined) return 0;
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const texts = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0')),
  );
  return texts.reduce((sum, text) => sum + Number(text.split(' ')[0]) / 1e6, 0);
}
