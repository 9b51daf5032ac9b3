#!/usr/bin/env node
import { runProgram } from './bootstrap.mjs';
import { needDevelopmentPackages } from './development-packages.mjs';

await needDevelopmentPackages();
await runProgram('check');
