import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp } from '#tests/support/app.ts';
import type { App } from '#tests/support/app.ts';
import { smallestForms } from '#tests/support/documented-commands.ts';
import { crowdToken } from '#tests/support/drivers-crowd.ts';
import { freePort } from '#tests/support/free-port.ts';
import { projectRoot } from '#tests/support/tree.ts';

let app: App;
let folder: string;
const ports = { api: 0, page: 0 };

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'muster-commands-'));
  await chmod(folder, 0o755);
  app = await startApp({ env: { CROWD_TOKENS: crowdToken } });
  [ports.api, ports.page] = [await freePort(), await freePort()];
});
afterAll(async () => {
  await app.dispose();
  await rm(folder, { recursive: true, force: true });
});

const begin = (line: string): ChildProcess => {
  const { CI: _, ...around } = process.env;
  const { port } = new URL(app.url);
  const names = { FOLDER: folder, URL: app.url, CROWD: crowdToken, OTHER_PORT: String(ports.api), PAGE_PORT: String(ports.page) };
  const env = {
    ...around,
    NODE_ENV: 'test',
    NO_COLOR: '1',
    LOG_LEVEL: 'error',
    PORT: port,
    PUBLIC_URL: app.url,
    DATA_DIR: app.dataDir,
    ...names,
  };
  return spawn('sh', ['-c', line], { cwd: projectRoot, env, stdio: 'pipe', detached: true });
};

/** Ends npm, the shell and what they started. */
const endAll = ({ pid }: ChildProcess): void => {
  if (pid !== undefined) process.kill(-pid, 'SIGTERM');
};

type Run = { readonly code: number | null; readonly said: string };

/** Runs a line to its end, or until it has said what it is waited for. */
const run = (line: string, { reads = '', until }: { readonly reads?: string; readonly until?: RegExp } = {}): Promise<Run> =>
  new Promise((resolve) => {
    const child = begin(line);
    let said = '';
    let isAwaited = until !== undefined;
    child.stdin?.end(reads);
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        said += chunk;
        if (!isAwaited || until?.test(said) !== true) return;
        isAwaited = false;
        endAll(child);
      });
    child.once('close', (code) => resolve({ code, said }));
  });

it.each(Object.entries(smallestForms).flatMap(([command, form]) => ('starts' in form ? [[command, form] as const] : [])))(
  '%s does what it is for, in its smallest form',
  async (_, form) => {
    if ('saysAndGoesOn' in form) {
      expect((await run(form.starts, { until: form.saysAndGoesOn })).said).toMatch(form.saysAndGoesOn);
    } else {
      const { code, said } = await run(form.starts, form);
      expect(said).toMatch(form.says);
      expect(form.exits ?? [0], said).toContain(code);
    }
  },
  300_000,
);
