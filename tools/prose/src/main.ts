import { runProse } from './run-prose.js';

process.exitCode = await runProse(process.argv.slice(2), process.cwd(), (line) => console.log(line));
