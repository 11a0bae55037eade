import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname, '..');

export type Outcome = { readonly status: number; readonly output: string; readonly seconds: number };
export type RunOptions = {
  readonly env?: Readonly<Record<string, string>>;
  readonly isStreamed?: boolean;
  readonly minutes?: number;
  readonly cwd?: string;
};

const environment = (own: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter),
  ...own,
});

/** Without stdin; kills the program on a timeout. */
export async function run(
  program: string,
  args: readonly string[],
  { env = {}, isStreamed = false, minutes = 10, cwd = root }: RunOptions = {},
): Promise<Outcome> {
  const started = performance.now();
  const child = spawn(program, args, { cwd, env: environment(env), stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      chunks.push(chunk);
      if (isStreamed) process.stdout.write(chunk);
    });
  }
  const patience = setTimeout(() => {
    chunks.push(`\n${program} was stopped after ${minutes} minutes\n`);
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), 10_000).unref();
  }, minutes * 60_000);
  const status = await new Promise<number>((resolve) => {
    child.once('error', (error) => {
      chunks.push(`${program}: ${error.message}\n`);
      resolve(127);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
  clearTimeout(patience);
  return { status, output: chunks.join(''), seconds: (performance.now() - started) / 1000 };
}

export const seconds = (value: number): string => `${value.toFixed(1)} s`;
