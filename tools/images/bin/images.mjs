#!/usr/bin/env node
// `npm run images`: stand-in bases, all five images, and the smoke test of them together.
import { runCompiled } from './compiled.mjs';

await runCompiled('main');
