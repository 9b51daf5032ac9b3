#!/usr/bin/env node
import { runProgram } from './bootstrap.mjs';
import { needDevelopmentPackages } from './development-packages.mjs';

// Its AI client is one of them.
await needDevelopmentPackages();
await runProgram('smoke');
