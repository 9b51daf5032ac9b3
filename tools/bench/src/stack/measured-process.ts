import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A server under measurement, floor or service: where it answers and what it has used so far. */
export interface MeasuredProcess {
  /** Base of its HTTP API without a slash at the end, e.g. http://127.0.0.1:41001/api/v1. */
  baseUrl: string;
  /** CPU time that its process has used since it was started, in seconds. */
  cpuSeconds(): Promise<number>;
  /** Memory that its process holds now, in bytes. */
  residentBytes(): Promise<number>;
}

/** What a service writes to its log once it takes requests. */
export interface Listening {
  time: string;
  port: number;
  managementPort: number;
  /** From the beginning of the process, in milliseconds. */
  startedInMs: number;
}

/** The last time that a service began to listen; undefined when it never did. */
export async function lastListening(stackFolder: string, name: string): Promise<Listening | undefined> {
  const log = await readFile(join(stackFolder, 'logs', `${name}.log`), 'utf8');
  const line = log.split('\n').findLast((text) => text.includes('"service.listening"') && text.endsWith('}'));
  return line === undefined ? undefined : (JSON.parse(line) as Listening);
}

/** The process id of a service, as the launcher writes it. */
export async function processId(stackFolder: string, name: string): Promise<number> {
  const text = await readFile(join(stackFolder, 'processes.json'), 'utf8');
  const { processes } = JSON.parse(text) as { processes: { name: string; pid: number }[] };
  const found = processes.find((process) => process.name === name);
  if (!found) throw new Error(`The launcher names no process ${name}.`);
  return found.pid;
}

/**
 * A service of the deployment, past the edge: the goals are for the service's own process. It says in
 * its log where it listens, and on its management port what it uses.
 */
export async function measuredService(stackFolder: string, name: string): Promise<MeasuredProcess> {
  const listening = await lastListening(stackFolder, name);
  if (!listening) throw new Error(`The log of ${name} does not say where it listens.`);
  const { port, managementPort } = listening;
  const metric = async (metricName: string): Promise<number> => {
    const response = await fetch(`http://127.0.0.1:${managementPort}/metrics`);
    const text = await response.text();
    const value = new RegExp(`^${metricName}(?:{[^}]*})? (\\S+)`, 'm').exec(text)?.[1];
    if (value === undefined) throw new Error(`${name} has no metric ${metricName}.`);
    return Number(value);
  };
  return {
    baseUrl: `http://127.0.0.1:${port}/api/v1`,
    cpuSeconds: () => metric('process_cpu_seconds_total'),
    residentBytes: () => metric('process_resident_memory_bytes'),
  };
}
