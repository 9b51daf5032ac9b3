import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** CPU time that a process has used, in microseconds. */
export interface CpuTime {
  us: number;
  /** Of it, in the kernel. The kernel counts this part in hundredths of a second. */
  kernelUs: number;
}

interface KnownProcess {
  name: string;
  pid: number;
}

/** CPU times by the id of the process. */
export type Snapshot = ReadonlyMap<number, CpuTime & { name: string }>;

const TICK_US = 10_000;

/** Reads the CPU time of every process of a deployment and of its PostgreSQL sessions. Linux counts it. */
export class ProcessTimes {
  private constructor(
    private readonly client: pg.Client,
    private readonly stackFolder: string,
    private readonly floorPid: number,
  ) {}

  static async connect(databaseUrl: string, stackFolder: string, floorPid: number): Promise<ProcessTimes> {
    const client = new pg.Client({ connectionString: databaseUrl, application_name: 'benchmark' });
    await client.connect();
    return new ProcessTimes(client, stackFolder, floorPid);
  }

  async now(): Promise<Snapshot> {
    const known = [
      { name: 'Node: floor', pid: this.floorPid },
      ...(await this.launched()),
      ...(await this.sessions()),
    ];
    const times = await Promise.all(
      known.map(async ({ name, pid }) => {
        const time = await cpuTimeOf(pid).catch(() => undefined);
        return time && ([pid, { name, ...time }] as const);
      }),
    );
    return new Map(times.filter((one) => one !== undefined));
  }

  async close(): Promise<void> {
    await this.client.end();
  }

  private async launched(): Promise<KnownProcess[]> {
    const text = await readFile(join(this.stackFolder, 'processes.json'), 'utf8');
    const { processes } = JSON.parse(text) as { processes: KnownProcess[] };
    return processes
      .filter(({ name }) => name !== 'postgres')
      .map(({ name, pid }) => ({ name: name === 'nats' ? 'NATS' : `Node: ${name}`, pid }));
  }

  /** The server's sessions by the service that they belong to; its other processes together. */
  private async sessions(): Promise<KnownProcess[]> {
    const { rows } = await this.client.query<{ pid: number; name: string }>(
      `SELECT pid, CASE WHEN application_name <> '' THEN 'PostgreSQL: ' || split_part(application_name, ' ', 1)
         ELSE 'PostgreSQL: background' END AS name
       FROM pg_stat_activity WHERE application_name <> 'benchmark'`,
    );
    return rows;
  }
}

async function cpuTimeOf(pid: number): Promise<CpuTime> {
  const threads = await readdir(`/proc/${pid}/task`);
  const counts = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0')),
  );
  const us = counts.reduce((sum, text) => sum + Number(text.split(' ', 1)[0]) / 1_000, 0);
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // After the name, which may have spaces: the state and ten more, then the times in the program and in the kernel.
  const [inProgram = 0, inKernel = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  const ticks = inProgram + inKernel;
  return { us, kernelUs: ticks === 0 ? 0 : inKernel * TICK_US };
}

/** What each name used between two snapshots. A process that ended in between counts nothing. */
export function usedBetween(before: Snapshot, after: Snapshot): Map<string, CpuTime> {
  const used = new Map<string, CpuTime>();
  for (const [pid, { name, us, kernelUs }] of after) {
    const start = before.get(pid);
    const sum = used.get(name) ?? { us: 0, kernelUs: 0 };
    sum.us += us - (start?.us ?? 0);
    sum.kernelUs += kernelUs - (start?.kernelUs ?? 0);
    used.set(name, sum);
  }
  return used;
}
