#!/usr/bin/env node
// `npm run audit:screen`
import { runCompiled } from '../../dev/bin/compiled.mjs';

await runCompiled('tools/screen-audit');
