#!/usr/bin/env node
// `npm run faults`, `npm run faults -- --quick`, `npm run faults -- dispatcher-kill`
import { runCompiled } from '../../dev/bin/compiled.mjs';

await runCompiled('tools/faults');
