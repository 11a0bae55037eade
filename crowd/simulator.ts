import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { httpGateway } from './gateway.ts';
import { Crowd } from './loop.ts';

const settings = v.object({
  CROWD_URL: v.pipe(v.optional(v.string(), 'http://127.0.0.1:4173'), v.url('CROWD_URL must be the address of the server.')),
  CROWD_TOKEN: v.pipe(v.optional(v.string(), ''), v.minLength(16, 'CROWD_TOKEN must be a service token of the crowd gateway.')),
  CROWD_SPEED: v.pipe(
    v.optional(v.string(), '1'),
    v.transform(Number),
    v.number('CROWD_SPEED must be a number, 0 or more.'),
    v.minValue(0, 'CROWD_SPEED must be a number, 0 or more.'),
  ),
  CROWD_SEED: v.optional(v.string(), 'muster'),
});

/** In milliseconds, between two events at speed 1. */
const usualPause = 2500;
const longestPause = 60_000;
/** In milliseconds: in tests older than this, testers pause longer. */
const freshFor = 20 * 60_000;
const unhurried = 3;

const pauseAfter = (crowd: Crowd, isQuiet: boolean, speed: number): number => {
  const isOld = crowd.since !== '' && Date.now() - Date.parse(crowd.since) > freshFor;
  const wait = (usualPause / speed) * (isOld ? unhurried : 1) * (0.6 + Math.random() * 0.8);
  return Math.min(longestPause, isQuiet ? Math.max(wait, 500) : wait);
};

const say = (line: string): void => {
  process.stdout.write(`crowd: ${line}\n`);
};

const play = async (signal: AbortSignal): Promise<void> => {
  const read = v.safeParse(settings, process.env);
  if (!read.success) throw new Error(read.issues[0].message);
  const { CROWD_URL: url, CROWD_TOKEN: token, CROWD_SPEED: speed, CROWD_SEED: seed } = read.output;
  if (speed === 0) return say('CROWD_SPEED is 0; nobody plays.');
  const crowd = new Crowd({ seed, gateway: httpGateway({ url, token, signal, say }) });
  say(`testers play at speed ${speed}.`);
  while (!signal.aborted) {
    const event = await crowd.next();
    if (event !== null && event.outcome !== 'done' && event.did !== 'waited')
      say(`${event.tester} ${event.did} ${event.about}: ${event.outcome}`);
    await pause(pauseAfter(crowd, event === null, speed), undefined, { signal });
  }
};

const stopping = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort());
process.once('disconnect', () => stopping.abort());

try {
  await play(stopping.signal);
} catch (error) {
  if (!stopping.signal.aborted) {
    say(error instanceof Error ? error.message : 'stopped by an unknown error');
    process.exitCode = 1;
  }
}
