import { parseArgs } from 'node:util';
import pg from 'pg';
import { keepFacetsFresh } from '#server/matching/bitmaps.ts';
import { matchingTestersStatement, testersShown } from '#server/matching/statement.ts';
import { startChanges } from './matching/changes.ts';
import { plainProgram } from './matching/plain.ts';
import type { Answer, Question } from './matching/plain.ts';
import { normalised, questionsOf } from './matching/questions.ts';
import type { QuestionName } from './matching/questions.ts';
import { openWorld } from './world.ts';
import type { BenchWorld } from './world.ts';

const { values: given } = parseArgs({
  options: {
    small: { type: 'string', default: '200000' },
    large: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '60' },
    changes: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '30' },
    keep: { type: 'string' },
  },
});

const needed = 34;
const limit = testersShown(needed);
const names: readonly QuestionName[] = ['broad', 'middle', 'narrow'];
const nobody = '00000000-0000-4000-8000-000000000000';

type Times = Readonly<Record<'ours' | 'plain' | 'normalised', readonly number[]>>;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const at = (times: readonly number[], part: number): number =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.ceil(times.length * part) - 1)] ?? Number.NaN;
const words = (times: readonly number[]): string => `${at(times, 0.5).toFixed(2)} / ${at(times, 0.95).toFixed(2)} ms`;

const answerOf = (json: string): Answer => {
  const { totalNumber, testers } = JSON.parse(json) as {
    readonly totalNumber: number;
    readonly testers: readonly { readonly id: string }[];
  };
  return { totalNumber, testers: testers.map(({ id }) => id) };
};

const demandSame = (name: string, answers: readonly Answer[]): void => {
  const [one, ...others] = answers.map((answer) => JSON.stringify(answer));
  if (others.some((other) => other !== one))
    throw new Error(`The answers to ${name} differ: ${answers.map(({ totalNumber }) => totalNumber).join(', ')}`);
};

const timed = async <T>(work: () => T | Promise<T>): Promise<readonly [T, number]> => {
  const started = performance.now();
  const result = await work();
  return [result, performance.now() - started];
};

type Asking = { readonly client: pg.Client; readonly plain: (asked: Question, limit: number) => Answer };

const ask = async (client: pg.Client, asked: Question): Promise<string> => {
  const statement = matchingTestersStatement({ ...asked, organizationId: nobody, numberOfResultsNeeded: needed });
  const { rows } = await client.query<{ json: string }>(statement.text, [...statement.values]);
  return rows[0]?.json ?? '';
};

/** Each question in turns, so that all meet the same machine. The normalised statement is asked a few times only. */
const measure = async ({ client, plain }: Asking, name: string, asked: Question, rounds: number): Promise<Times> => {
  const times = { ours: [] as number[], plain: [] as number[], normalised: [] as number[] };
  for (let round = -3; round < rounds; round += 1) {
    const [json, ours] = await timed(() => ask(client, asked));
    const [answer, bare] = await timed(() => plain(asked, limit));
    if (round >= 0) {
      times.ours.push(ours);
      times.plain.push(bare);
    }
    if (round < 0 || round >= 5) {
      if (round < 0) demandSame(name, [answer, answerOf(json)]);
      continue;
    }
    const [{ rows }, slow] = await timed(() => client.query<{ json: string }>(normalised(asked, limit)));
    times.normalised.push(slow);
    demandSame(name, [answer, answerOf(json), answerOf(rows[0]?.json ?? '')]);
  }
  return times;
};

type Found = Readonly<Record<QuestionName, Times>>;

const inWorld = async (
  testers: number,
  work: (world: BenchWorld, asking: Asking, asked: Record<QuestionName, Question>) => Promise<void>,
): Promise<void> => {
  const keep = given.keep === undefined ? null : `${given.keep}-${testers}`;
  const world = await openWorld({
    sizes: { testers, issues: 1000, organizations: 2, cases: 20, participants: 10, testsEach: 12 },
    keep,
    say,
  });
  const client = new pg.Client({ connectionString: world.embedded.ownerUrl });
  try {
    await client.connect();
    await world.run('select rebuild_tester_facets()');
    await world.run('vacuum analyze');
    const [plain, took] = await timed(() => plainProgram(world.run));
    say(`${testers.toLocaleString('en')} testers; the plain program read them in ${(took / 1000).toFixed(1)} s`);
    await work(world, { client, plain }, await questionsOf(world.run));
  } finally {
    await client.end();
    await world.stop();
  }
};

const measureAll = async (asking: Asking, asked: Record<QuestionName, Question>, rounds: number): Promise<Found> => {
  const found: Partial<Record<QuestionName, Times>> = {};
  for (const name of names) {
    found[name] = await measure(asking, name, asked[name], rounds);
    const { ours, plain, normalised: slow } = found[name];
    say(`  ${name.padEnd(8)} ours ${words(ours)}   plain ${words(plain)}   normalised ${words(slow)}   (median / 95th)`);
  }
  return found as Found;
};

const bar = (label: string, value: number, reached: boolean): boolean => {
  say(`${reached ? 'PASS' : 'MISS'}  ${label}: ${value.toFixed(2)}`);
  return reached;
};

/** As often as the product looks. */
const looksEvery = 1000;

/** In turns with the plain program, for which nothing changes, but which has the same processors; compared with the normalised SQL once all is still. */
const underChanges = async (
  world: BenchWorld,
  { client, plain }: Asking,
  asked: Record<QuestionName, Question>,
): Promise<Record<QuestionName, Pick<Times, 'ours' | 'plain'>>> => {
  const changes = await startChanges(world.embedded.ownerUrl, Number(given.changes));
  const owner = new pg.Client({ connectionString: world.embedded.ownerUrl });
  await owner.connect();
  const none = () => ({ ours: [] as number[], plain: [] as number[] });
  const times = { broad: none(), middle: none(), narrow: none() };
  const until = performance.now() + Number(given.seconds) * 1000;
  const made: number[] = [];
  let [fresh, next]: [Promise<unknown> | null, number] = [null, performance.now()];
  while (performance.now() < until) {
    if (fresh === null && performance.now() >= next) {
      next = performance.now() + looksEvery;
      fresh = timed(() => keepFacetsFresh(owner)).then(([isMade, took]) => {
        if (isMade) made.push(took);
        fresh = null;
      });
    }
    for (const name of names) {
      const [, ours] = await timed(() => ask(client, asked[name]));
      const [, bare] = await timed(() => plain(asked[name], limit));
      times[name].ours.push(ours);
      times[name].plain.push(bare);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await fresh;
  await owner.end();
  const { perSecond } = await changes.stop();
  say(`  ${perSecond.toFixed(0)} changes a second; places were given ${made.length} times, in ${at(made, 0.5).toFixed(0)} ms`);
  for (const name of names) {
    say(`  ${name.padEnd(8)} ours ${words(times[name].ours)}   plain ${words(times[name].plain)}   while they arrive`);
    const { rows } = await client.query<{ json: string }>(normalised(asked[name], limit));
    demandSame(name, [answerOf(rows[0]?.json ?? ''), answerOf(await ask(client, asked[name]))]);
  }
  return times;
};

const rounds = Number(given.rounds);
const found: Found[] = [];
await inWorld(Number(given.small), async (_, asking, asked) => {
  found.push(await measureAll(asking, asked, rounds));
});
const reached: boolean[] = [];
await inWorld(Number(given.large), async (world, asking, asked) => {
  const large = await measureAll(asking, asked, rounds);
  const changing = await underChanges(world, asking, asked);
  for (const name of names) {
    const [ours, plain] = [at(large[name].ours, 0.95), at(large[name].plain, 0.95)];
    reached.push(
      bar(`${name}, 95th to that of bitmaps in memory, at most 3`, ours / plain, ours <= 3 * plain),
      bar(
        `${name}, normalised SQL to ours, medians, at least 50`,
        at(large[name].normalised, 0.5) / at(large[name].ours, 0.5),
        at(large[name].normalised, 0.5) >= 50 * at(large[name].ours, 0.5),
      ),
      bar(
        `${name}, ${given.large} to ${given.small} testers, 95th, at most 4`,
        ours / at(found[0]?.[name].ours ?? [], 0.95),
        ours <= 4 * at(found[0]?.[name].ours ?? [], 0.95),
      ),
      bar(
        `${name}, 95th while profiles change to that of bitmaps in memory, at most 3`,
        at(changing[name].ours, 0.95) / at(changing[name].plain, 0.95),
        at(changing[name].ours, 0.95) <= 3 * at(changing[name].plain, 0.95),
      ),
    );
  }
});
if (reached.includes(false)) process.exitCode = 1;
