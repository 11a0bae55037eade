import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { readPostmaster } from '#server/database/embedded/postmaster.ts';
import { isRunning } from '#server/database/embedded/process.ts';
import { projectRoot } from './tree.ts';

/** How a product ended: with which code, after how long, and what it wrote to its error output. */
export type Ended = { readonly code: number | null; readonly said: string; readonly milliseconds: number };

/** A product in a process of its own, without client and demo unless the environment says otherwise. */
export type Product = {
  readonly child: ChildProcess;
  /** Its address, once it is ready. */
  readonly ready: Promise<string>;
  readonly ended: Promise<Ended>;
  /** What it printed so far. */
  readonly printed: () => string;
};

const running = new Set<ChildProcess>();

/** Ends what a failed test left running. */
export const endProducts = async (): Promise<void> => {
  for (const child of running) {
    const gone = once(child, 'close');
    child.kill('SIGTERM');
    await gone;
  }
};

export const startProduct = (dataDir: string, env: Readonly<Record<string, string>> = {}): Product => {
  const begun = performance.now();
  const child = spawn(process.execPath, [path.join(projectRoot, 'server/start.ts'), '--without-client'], {
    cwd: projectRoot,
    env: { ...process.env, PORT: '0', PUBLIC_URL: '', DEMO: '0', LOG_LEVEL: 'error', NODE_ENV: 'test', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  running.add(child);
  let [said, printed] = ['', ''];
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => (printed += chunk));
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
  const ended = once(child, 'close').then(([code]): Ended => {
    running.delete(child);
    return { code: typeof code === 'number' ? code : null, said, milliseconds: performance.now() - begun };
  });
  const ready = Promise.race([
    once(child, 'message').then(([message]) => (message as { readonly ready: string }).ready),
    ended.then(({ code }) => Promise.reject(new Error(`the product ended with ${code}: ${said}`))),
  ]);
  ready.catch(() => undefined);
  return { child, ready, ended, printed: () => printed };
};

/** What a product says that refuses to start. */
export const refusedStart = async (dataDir: string, env: Readonly<Record<string, string>> = {}): Promise<Pick<Ended, 'code' | 'said'>> => {
  const { code, said } = await startProduct(dataDir, env).ended;
  return { code, said };
};

/** Whether a PostgreSQL runs on the folder of a product. */
export const hasDatabase = (dataDir: string): boolean => {
  const found = readPostmaster(path.join(dataDir, 'postgres'));
  return found !== null && isRunning(found.pid);
};
