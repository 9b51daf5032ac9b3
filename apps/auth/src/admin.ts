import { runService } from '@kiban/app-config';
import { DomainError } from '@kiban/contracts';
import type { NatsConnection } from '@kiban/messaging';
import { Database } from '@kiban/persistence';
import { NestFactory } from '@nestjs/core';
import { NATS } from './infrastructure/tokens.js';
import { OperatorAccounts } from './operator/operator-accounts.js';
import { readCommand, UsageError } from './operator/operator-commands.js';
import { OperatorModule } from './operator/operator.module.js';
import { OperatorWorkspaces } from './operator/operator-workspaces.js';

/** The operator’s commands (docs/runbooks/accounts.md and deleted-workspaces.md). Exit code 1: not done; 2: wrong arguments. */
runService(async () => {
  try {
    const command = readCommand(process.argv.slice(2));
    const app = await NestFactory.createApplicationContext(OperatorModule, {
      logger: false,
      abortOnError: false,
    });
    try {
      process.stdout.write(await command(app.get(OperatorAccounts), app.get(OperatorWorkspaces)));
    } finally {
      await app.get<NatsConnection>(NATS).close();
      await app.get(Database).close();
      await app.close();
    }
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof DomainError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
});
