import { parseArgs } from 'node:util';
import { driveCompany } from './company.ts';
import { commitBars, commitWords, measureCommits } from './commits.ts';
import { bars, tables } from './report.ts';
import type { Bar } from './report.ts';
import type { Start } from './servers/child.ts';
import { checkAnswers, measure } from './measure.ts';
import { heldBy } from './processor.ts';
import { questionNames } from './questions.ts';
import { deliveryBars, deliveryWords, measureSockets } from './sockets.ts';
import type { Facts, QuestionName } from './questions.ts';
import { stackNames, startStack } from './stacks.ts';
import type { Stack } from './stacks.ts';
import { openWorld } from './world.ts';
import type { BenchWorld } from './world.ts';

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    full: { type: 'boolean', default: false },
    small: { type: 'boolean', default: false },
    testers: { type: 'string' },
    issues: { type: 'string' },
    organizations: { type: 'string' },
    cases: { type: 'string' },
    participants: { type: 'string' },
    tests: { type: 'string', default: '20' },
    rounds: { type: 'string' },
    seconds: { type: 'string' },
    'warm-up': { type: 'string' },
    connections: { type: 'string', default: '8' },
    questions: { type: 'string', default: questionNames.join(',') },
    stacks: { type: 'string', default: stackNames.join(',') },
    sockets: { type: 'string' },
    events: { type: 'string' },
    people: { type: 'string' },
    operations: { type: 'string' },
    minutes: { type: 'string' },
    kill: { type: 'boolean', default: false },
    keep: { type: 'string' },
    profile: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const help = `npm run bench -- [options]

Our API beside a hand-written SQL statement and Apollo Server + DataLoader, over the same PostgreSQL, our live events beside the bare socket library, and our commits beside plain inserts. Exit code 1 when a bar is missed.

  --full                  one million testers and issues instead of 100,000 and 200,000
  --small                 a little of everything, in half a minute: that answers agree; what a bar says of it is worth nothing and fails nothing
  --testers --issues --organizations --cases --participants --tests   sizes of the world; tests is per organization
  --rounds 9 --seconds 1 --warm-up 3 --connections 8                  load of each server and question
  --questions ${questionNames.join(',')}
  --sockets 1000 --events 100                                         live events to so many sockets; --questions none asks nothing else
  --keep FOLDER           keep the filled database there, and use it again when it is there
  --profile FOLDER        write a processor profile of our server there

npm run bench -- company [options]

Two nodes over one database under what a company does: lists, verdicts and live events, each answer and each event held against what must be. Exit code 1 when one is wrong or lost.

  --people 1000 --sockets 1000 --operations 300 --minutes 5            operations a second
  --kill                  kill a node in the middle
  --small                 50 people for five seconds
`;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const whole = (value: string | undefined, fallback: number): number => {
  const number = value === undefined ? fallback : Number(value);
  if (!Number.isFinite(number) || number <= 0) throw new RangeError(`${String(value)} is no number above 0`);
  return number;
};

const usual = given.small
  ? { testers: 2000, issues: 2000, organizations: 3, each: 30, rounds: 1, seconds: 0.05, sockets: 20, events: 3 }
  : {
      testers: given.full ? 1_000_000 : 100_000,
      issues: given.full ? 1_000_000 : 200_000,
      organizations: 200,
      each: 1000,
      rounds: 9,
      seconds: 1,
      sockets: 1000,
      events: 100,
    };

const sizes = {
  testers: whole(given.testers, usual.testers),
  issues: whole(given.issues, usual.issues),
  organizations: whole(given.organizations, usual.organizations),
  cases: whole(given.cases, usual.each),
  participants: whole(given.participants, usual.each),
  testsEach: whole(given.tests, 20),
};

const plan = {
  rounds: whole(given.rounds, usual.rounds),
  seconds: whole(given.seconds, usual.seconds),
  warmUp: whole(given['warm-up'], usual.seconds * 3),
  connections: whole(given.connections, 8),
};

const profile = given.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${given.profile}`];

const factsOf = async (world: BenchWorld): Promise<Facts> => {
  const [facts] = await world.run<Facts>(
    `select o.id as "organizationId", o.public_id as "organizationPublicId",
       (select id from organization_user u where u.organization_id = o.id and u.role = 'customer') as "customerId",
       (select id from organization_user u where u.organization_id = o.id and u.role = 'test_manager') as "managerId",
       (select id from test t where t.organization_id = o.id and t.name = 'A thousand cases') as "bigTestId",
       (select id from test t where t.organization_id = o.id and t.code like '%-900001') as "requestId"
     from organization o where o.public_id = 'large-1'`,
  );
  if (facts === undefined) throw new Error('The world has no first organization.');
  return facts;
};

const tellOf = (all: readonly Bar[]): boolean => {
  for (const { words, reached } of all) say(`${reached ? 'PASS' : 'MISS'}  ${words}`);
  return all.every(({ reached }) => reached);
};

const startOf = async (world: BenchWorld): Promise<Start> => ({
  ownerUrl: world.embedded.ownerUrl,
  appUrl: world.embedded.appUrl,
  folder: world.folder,
  facts: await factsOf(world),
  connections: plan.connections,
});

const raceSockets = async (world: BenchWorld): Promise<boolean> => {
  const isReached: boolean[] = [];
  for (const sent of ['event', 'message'] as const) {
    const found = await measureSockets(
      world,
      await startOf(world),
      whole(given.sockets, usual.sockets),
      whole(given.events, usual.events),
      sent,
      profile,
    );
    say(deliveryWords(found));
    isReached.push(tellOf(deliveryBars(found)));
  }
  return isReached.every(Boolean);
};

const race = async (world: BenchWorld): Promise<boolean> => {
  const names = questionNames.filter((name) => given.questions.split(',').includes(name)) as readonly QuestionName[];
  if (names.length === 0) return true;
  const start = await startOf(world);
  const stacks: Stack[] = [];
  try {
    for (const name of stackNames.filter((each) => given.stacks.split(',').includes(each))) {
      stacks.push(await startStack(name, start, name === 'ours' ? profile : []));
    }
    say(`All give the same answers: ${(await checkAnswers(stacks, names)).join(', ')}.`);
    const found = await measure(world, stacks, names, plan);
    say(tables(found));
    say(`\nMemory after the load: ${stacks.map(({ name, pid }) => `${name} ${heldBy(pid)} MB`).join(', ')}.\n`);
    return tellOf(bars(found));
  } finally {
    await Promise.all(stacks.map((stack) => stack.stop()));
  }
};

const raceCommits = async (world: BenchWorld): Promise<boolean> => {
  const found = await measureCommits(world, (await factsOf(world)).organizationId, plan.rounds, plan.seconds);
  say(commitWords(found));
  return tellOf(commitBars(found));
};

const run = async (): Promise<void> => {
  if (given.help) return say(help);
  say(`A world of ${sizes.testers} testers, ${sizes.issues} issues and ${sizes.organizations} organizations:`);
  const world = await openWorld({ sizes, keep: given.keep ?? null, say });
  try {
    const reached = [await race(world), await raceSockets(world), await raceCommits(world)];
    if (reached.includes(false) && !given.small) process.exitCode = 1;
  } finally {
    await world.stop();
  }
};

const runCompany = async (): Promise<void> => {
  if (given.help) return say(help);
  const usually = given.small
    ? { people: 50, sockets: 20, operations: 20, minutes: 1 / 12 }
    : { people: 1000, sockets: 1000, operations: 300, minutes: 5 };
  const wrong = await driveCompany({
    people: whole(given.people, usually.people),
    sockets: whole(given.sockets, usually.sockets),
    operations: whole(given.operations, usually.operations),
    seconds: whole(given.minutes, usually.minutes) * 60,
    kills: given.kill,
    say,
  });
  for (const words of wrong) say(`WRONG ${words}`);
  say(wrong.length === 0 ? 'No answer was wrong, no change and no event was lost.' : `${wrong.length} things were wrong.`);
  if (wrong.length > 0) process.exitCode = 1;
};

await (positionals[0] === 'company' ? runCompany() : run());
