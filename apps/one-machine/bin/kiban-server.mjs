#!/usr/bin/env node
import { checkNode } from './node-version.mjs';

checkNode();
await import('../dist/main.mjs');
