#!/usr/bin/env node
// `npm run images`: stand-in bases, all five images, and the smoke test of them together.
import { runCompiled } from '../../dev/bin/compiled.mjs';

await runCompiled('tools/images');
