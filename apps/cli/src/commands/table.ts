import { apiCommand } from './api.js';
import { boardCommands } from './boards.js';
import { cardCommands } from './cards.js';
import { cardRelationCommands } from './card-relations.js';
import type { CommandGroup, NamedCommand } from './command.js';
import { completionScript, SHELLS } from './completion.js';
import { eventCommands } from './events.js';
import { listenCommand } from './listen.js';
import { loginCommands } from './login.js';
import { mcpCommands } from './mcp.js';
import { memberCommands } from './members.js';
import { openCommand } from './open.js';
import { profileCommands } from './profiles.js';
import { transferCommands } from './transfer.js';
import { verifyCommand } from './verify.js';
import { webhookCommands } from './webhooks.js';

const GROUPS: CommandGroup = {
  ...loginCommands,
  ...profileCommands,
  open: openCommand,
  listen: listenCommand,
  ...eventCommands,
  verify: verifyCommand,
  ...boardCommands,
  ...cardCommands,
  ...cardRelationCommands,
  ...memberCommands,
  ...webhookCommands,
  ...transferCommands,
  api: apiCommand,
  ...mcpCommands,
  completion: {
    summary: 'Print the script that completes commands in a shell',
    arguments: [{ name: 'shell', choices: SHELLS }],
    notes: ['bash: eval "$(kiban completion bash)"', 'fish: kiban completion fish | source'],
    run: ({ output }, given) => {
      const shell = SHELLS.find((one) => one === given.arg(0)) ?? 'bash';
      return output.raw(completionScript(shell, COMMANDS));
    },
  },
};

/** Every command, in the order of the help. */
export const COMMANDS: readonly NamedCommand[] = Object.entries(GROUPS).map(([name, command]) => ({
  ...command,
  name,
}));
