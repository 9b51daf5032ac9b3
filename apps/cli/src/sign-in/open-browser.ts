import { spawn } from 'node:child_process';

const OPENERS: Partial<Record<NodeJS.Platform, readonly [program: string, ...args: string[]]>> = {
  darwin: ['open'],
  // `start` of the shell would read & in the address as the end of a command.
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Opens an address in the system’s browser, if there is one: the person can open a printed address. */
export function openBrowser(address: string, platform = process.platform, env?: NodeJS.ProcessEnv): void {
  const [program, ...args] = OPENERS[platform] ?? ['xdg-open'];
  const opener = spawn(program, [...args, address], { env, stdio: 'ignore', detached: true });
  opener.on('error', () => undefined);
  opener.unref();
}
