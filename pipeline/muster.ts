#!/usr/bin/env node
import { setTimeout as pause } from 'node:timers/promises';
import { muster } from './commands.ts';

process.exitCode = await muster(process.argv.slice(2), {
  env: process.env,
  write: (line) => console.log(line),
  pause: (milliseconds) => pause(milliseconds),
  now: () => Date.now(),
});
