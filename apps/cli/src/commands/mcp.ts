import { readServiceUrl } from '@kiban/mcp-tools/local/service-url';
import type { CommandGroup } from './command.js';

export const mcpCommands: CommandGroup = {
  mcp: {
    summary: 'Serve Kiban’s tools to an AI client over standard input and output',
    flags: { readonly: { summary: 'leave out every tool that writes' } },
    run: async ({ profile, version }, given) => {
      const { origin, token } = await profile.login();
      const { serveLocally } = await import('./mcp-programs.js');
      serveLocally({ origin, token, readOnly: given.is('readonly') }, version);
      // Ends with the process, when the client closes standard input.
      return new Promise<never>(() => undefined);
    },
  },
  doctor: {
    summary: 'Find out why AI clients cannot connect to a deployment',
    arguments: [{ name: 'url', optional: true }],
    run: async ({ profile, environment, output }, given) => {
      const saved = await profile.saved();
      const origin = readServiceUrl(given.arg(0) || environment.url || saved?.origin, '<url>');
      const token = environment.token ?? (saved?.origin === origin ? saved.token : undefined);
      const { runDoctor } = await import('./mcp-programs.js');
      return runDoctor(origin, token, (text) => {
        for (const line of text.split('\n')) void output.row({ line }, line);
      });
    },
  },
};
