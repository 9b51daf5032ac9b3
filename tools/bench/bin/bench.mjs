#!/usr/bin/env node
// `npm run bench -- api`
import { runCompiled } from '../../dev/bin/compiled.mjs';

await runCompiled('tools/bench');
