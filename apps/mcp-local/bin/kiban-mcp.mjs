#!/usr/bin/env node
import { existsSync } from 'node:fs';

// In the repository the bundle that npm start makes; in the published package the compiled files.
const bundle = new URL('../dist/bin/kiban-mcp.mjs', import.meta.url);
await import(existsSync(bundle) ? bundle.href : '../dist/src/main.js');
