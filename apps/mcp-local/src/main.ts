#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { runDoctor } from '@kiban/mcp-tools/local/doctor/doctor';
import { readLocalConfig } from '@kiban/mcp-tools/local/local-config';
import { serveLocally } from '@kiban/mcp-tools/local/serve';
import { readServiceUrl, SettingError } from '@kiban/mcp-tools/local/service-url';

/** Exit code for a missing or malformed setting. */
const EXIT_SETTING = 2;

const usage = `kiban-mcp: work on Kiban boards over the Model Context Protocol.

  kiban-mcp [--readonly]      serve over stdin and stdout (started by an MCP client)
  kiban-mcp doctor [URL]      find out why clients cannot connect to a service

Environment: SERVICE_TOKEN (kbn_…), SERVICE_URL (https://…), SERVICE_READONLY=1
`;

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

async function main(args: readonly string[]): Promise<number | undefined> {
  const [command] = args;
  if (command === '--help' || command === '-h' || command === 'help') {
    process.stderr.write(usage);
    return 0;
  }
  if (command === '--version') {
    process.stderr.write(`${version}\n`);
    return 0;
  }
  if (command === 'doctor') {
    const origin = readServiceUrl(args[1] ?? process.env['SERVICE_URL']);
    return runDoctor(origin, process.env['SERVICE_TOKEN'], (line) => process.stdout.write(`${line}\n`));
  }
  if (command !== undefined && command !== '--readonly')
    throw new SettingError(
      `${JSON.stringify(command)} is not a command. Commands: doctor, --readonly, --help, --version.`,
    );
  serveLocally(readLocalConfig(process.env, args), version);
  return undefined;
}

main(process.argv.slice(2)).then(
  (code) => {
    if (code !== undefined) process.exitCode = code;
  },
  (error: unknown) => {
    const text = error instanceof SettingError ? error.message : String(error);
    process.stderr.write(`kiban-mcp: ${text}\n`, () =>
      process.exit(error instanceof SettingError ? EXIT_SETTING : 1),
    );
  },
);
