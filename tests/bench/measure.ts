import { isDeepStrictEqual } from 'node:util';
import { ask, drive } from './load.ts';
import type { Load } from './load.ts';
import { usedBy, usedByChildrenOf } from './processor.ts';
import { questionNames, questions } from './questions.ts';
import type { QuestionName } from './questions.ts';
import type { Stack } from './stacks.ts';
import type { BenchWorld } from './world.ts';

export type Round = Load & { readonly node: number; readonly postgres: number };

/** Medians over the rounds of one server and one question. */
export type Figures = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly node: number;
  readonly postgres: number;
  readonly failed: number;
  readonly statements: number;
  /** Requests a second, round by round: those of one turn belong together. */
  readonly rates: readonly number[];
};

export type Plan = { readonly rounds: number; readonly seconds: number; readonly warmUp: number; readonly connections: number };

export const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;

const at = (sorted: Float64Array, part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

export const isAsked = (stack: Stack, question: QuestionName): boolean => questions[question].peer || !stack.name.startsWith('Apollo');

const withoutCursors = (text: string): unknown =>
  JSON.parse(text, (key, value: unknown) => (key === 'cursor' || key === 'endCursor' ? (value === null ? null : 'cursor') : value));

/** Every server gives the same answer, cursors apart; or the comparison is worth nothing. */
export const checkAnswers = async (stacks: readonly Stack[], names: readonly QuestionName[]): Promise<readonly string[]> => {
  const said: string[] = [];
  for (const question of names) {
    const answers = [];
    for (const stack of stacks.filter((each) => isAsked(each, question))) {
      const { status, text } = await ask(stack.target(question));
      if (status !== 200 || text.includes('"errors"'))
        throw new Error(`${stack.name} refuses ${question}: ${status} ${text.slice(0, 500)}`);
      answers.push({ stack, text, value: withoutCursors(text) });
    }
    const [first] = answers;
    for (const { stack, value, text } of answers) {
      if (!isDeepStrictEqual(value, first?.value))
        throw new Error(
          `${stack.name} answers ${question} otherwise than ${String(first?.stack.name)}:\n${text.slice(0, 1500)}\n${String(first?.text.slice(0, 1500))}`,
        );
    }
    said.push(`${question} ${(Buffer.byteLength(first?.text ?? '') / 1024).toFixed(0)} kB`);
  }
  return said;
};

const track = async (world: BenchWorld, what: 'none' | 'top'): Promise<void> => {
  await world.run(`alter system set pg_stat_statements.track = '${what}'`);
  await world.run('select pg_reload_conf()');
  await new Promise((resolve) => setTimeout(resolve, 300));
};

const probes = 10;

/** Statements that read, per request: what sets the viewer, begins and commits is left out. */
export const countStatements = async (
  world: BenchWorld,
  stacks: readonly Stack[],
  names: readonly QuestionName[],
): Promise<ReadonlyMap<string, number>> => {
  const counted = new Map<string, number>();
  await track(world, 'top');
  for (const question of names) {
    for (const stack of stacks.filter((each) => isAsked(each, question))) {
      await world.run('select pg_stat_statements_reset()');
      for (let probe = 0; probe < probes; probe += 1) await ask(stack.target(question));
      const [row] = await world.run<{ calls: number }>(
        `select coalesce(sum(calls), 0)::int as calls from pg_stat_statements s join pg_roles r on r.oid = s.userid
         where query !~* '^(begin|commit|rollback|set|prepare|execute|listen|select where \\()' and query !~ 'pg_stat_statements|session_end|outbox'`,
      );
      counted.set(`${stack.name} ${question}`, (row?.calls ?? 0) / probes);
    }
  }
  await track(world, 'none');
  return counted;
};

const round = async (world: BenchWorld, stack: Stack, question: QuestionName, { connections, seconds }: Plan): Promise<Round> => {
  const [node, postgres] = [usedBy(stack.pid), usedByChildrenOf(world.embedded.pid())];
  const load = await drive(stack.target(question), connections, seconds);
  return {
    ...load,
    node: (usedBy(stack.pid) - node) / load.requests,
    postgres: (usedByChildrenOf(world.embedded.pid()) - postgres) / load.requests,
  };
};

const figuresOf = (rounds: readonly Round[], statements: number): Figures => ({
  perSecond: median(rounds.map(({ requests, seconds }) => requests / seconds)),
  p50: median(rounds.map(({ milliseconds }) => at(milliseconds, 0.5))),
  p99: median(rounds.map(({ milliseconds }) => at(milliseconds, 0.99))),
  node: median(rounds.map((each) => each.node)),
  postgres: median(rounds.map((each) => each.postgres)),
  failed: rounds.reduce((total, each) => total + each.failed, 0),
  rates: rounds.map(({ requests, seconds }) => requests / seconds),
  statements,
});

export type Found = ReadonlyMap<QuestionName, ReadonlyMap<Stack['name'], Figures>>;

/** Loads every server with every question in turns, each turn begun by another, so that what disturbs one round disturbs its neighbours alike. */
export const measure = async (world: BenchWorld, stacks: readonly Stack[], names: readonly QuestionName[], plan: Plan): Promise<Found> => {
  const counted = await countStatements(world, stacks, names);
  const found = new Map<QuestionName, Map<Stack['name'], Figures>>();
  for (const question of questionNames.filter((name) => names.includes(name))) {
    const asked = stacks.filter((each) => isAsked(each, question));
    const rounds = new Map<Stack['name'], Round[]>(asked.map(({ name }) => [name, []]));
    for (const stack of asked) await drive(stack.target(question), plan.connections, plan.warmUp);
    for (let turn = 0; turn < plan.rounds; turn += 1) {
      const first = turn % asked.length;
      for (const stack of [...asked.slice(first), ...asked.slice(0, first)])
        rounds.get(stack.name)?.push(await round(world, stack, question, plan));
    }
    found.set(
      question,
      new Map([...rounds].map(([name, all]) => [name, figuresOf(all, counted.get(`${name} ${question}`) ?? Number.NaN)])),
    );
  }
  return found;
};
