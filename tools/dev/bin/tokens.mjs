#!/usr/bin/env node
import { runProgram } from './bootstrap.mjs';

await runProgram('tokens');
