#!/usr/bin/env node
// `npm run plant`, `npm run plant -- --level int --area auth`.
import { importSource } from '../../dev/bin/bootstrap.mjs';
import { needDevelopmentPackages } from '../../dev/bin/development-packages.mjs';

await needDevelopmentPackages();
await importSource('tools/planted-faults/src/main.ts');
