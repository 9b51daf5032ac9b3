import { readLauncherSettings } from '@kiban/one-machine/config/launcher-settings';
import { resetData } from '@kiban/one-machine/programs/reset-data';
import { runProgram } from '@kiban/one-machine/programs/run-program';
import { findRepositoryRoot } from '../repository-root.js';

/** `npm run reset`: ends remaining processes and deletes the data folder. */
await runProgram(() => resetData(readLauncherSettings(process.env, findRepositoryRoot())));
