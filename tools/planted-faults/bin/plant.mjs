#!/usr/bin/env node
// `npm run plant`, `npm run plant -- --level int --area auth`.
import { importSource } from '../../dev/bin/bootstrap.mjs';

await importSource('tools/planted-faults/src/main.ts');
