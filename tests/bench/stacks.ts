import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Target } from './load.ts';
import { questions } from './questions.ts';
import type { Facts, QuestionName } from './questions.ts';
import type { Ready, Start } from './servers/child.ts';

export type StackName = 'floor' | 'floor without row-level security' | 'ours' | 'Apollo Server + DataLoader';

export type Stack = {
  readonly name: StackName;
  readonly pid: number;
  readonly target: (question: QuestionName) => Target;
  readonly stop: () => Promise<void>;
};

const files: Readonly<Record<StackName, readonly [file: string, ...args: string[]]>> = {
  floor: ['floor.ts'],
  'floor without row-level security': ['floor.ts', 'owner'],
  ours: ['ours.ts'],
  'Apollo Server + DataLoader': ['apollo.ts'],
};

export const stackNames = Object.keys(files) as readonly StackName[];

const short: Readonly<Record<QuestionName, string>> = {
  issues: 'BenchIssues',
  tests: 'BenchTests',
  testers: 'BenchTesters',
  matching: 'BenchMatching',
  search: 'BenchSearch',
  searchCode: 'BenchSearchCode',
  searchSwapped: 'BenchSearchSwapped',
  searchSlip: 'BenchSearchSlip',
};

const bodyOf = (stack: StackName, question: QuestionName, facts: Facts): string => {
  const { document, variables } = questions[question];
  const ask = { operationName: short[question], variables: variables(facts) };
  return JSON.stringify(stack.startsWith('floor') ? ask : { ...ask, query: document.replaceAll(/\s+/gu, ' ') });
};

const readyFrom = (child: ChildProcess, name: string): Promise<Ready> =>
  new Promise((resolve, reject) => {
    child.once('message', (ready) => resolve(ready as Ready));
    child.once('exit', (code) => reject(new Error(`${name} ended with ${String(code)} before it listened`)));
  });

/** Ends a process that this one started. */
export const endOf = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    const patience = setTimeout(() => child.kill('SIGKILL'), 3000);
    child.once('exit', () => {
      clearTimeout(patience);
      resolve();
    });
    child.disconnect();
  });

/** Starts a file of servers in a process of its own. */
export const startServer = async (
  file: string,
  given: Start,
  args: readonly string[] = [],
  profile: readonly string[] = [],
): Promise<{ readonly child: ChildProcess; readonly ready: Ready }> => {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args, {
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: [...profile],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.send(given);
  return { child, ready: await readyFrom(child, file) };
};

/** Starts one of the servers that are asked the questions. */
export const startStack = async (name: StackName, given: Start, profile: readonly string[] = []): Promise<Stack> => {
  const [file, ...args] = files[name];
  const { child, ready } = await startServer(`servers/${file}`, given, args, profile);
  const { port, path, headers } = ready;
  return {
    name,
    pid: child.pid ?? 0,
    target: (question) => ({ port, path, headers: headers[questions[question].role], body: bodyOf(name, question, given.facts) }),
    stop: () => endOf(child),
  };
};
