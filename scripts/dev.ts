import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createServer } from 'vite';
import { root, run } from './run.ts';

const api = Number(process.env['PORT'] ?? 4173);
const page = Number(process.env['DEV_PORT'] ?? 5173);
const address = `http://localhost:${page}`;

function startServer(): ChildProcess {
  return spawn(process.execPath, ['--watch', '--watch-preserve-output', join(root, 'server', 'start.ts'), '--without-client'], {
    cwd: root,
    env: { ...process.env, PORT: String(api), PUBLIC_URL: address },
    stdio: 'inherit',
  });
}

async function untilServerAnswers(): Promise<void> {
  const isUp = () =>
    fetch(`http://127.0.0.1:${api}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) await pause(100);
}

function keepGenerated(): void {
  let timer: NodeJS.Timeout | undefined;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void run('node', ['scripts/generate.ts'], { isStreamed: true }), 150);
  };
  watch(join(root, 'schema', 'sdl'), { recursive: true }, soon);
  watch(join(root, 'src'), { recursive: true }, (_event, file) => {
    if (file?.endsWith('.documents.ts')) soon();
  });
}

await run('node', ['scripts/generate.ts'], { isStreamed: true });
process.env['MUSTER_API'] = `http://127.0.0.1:${api}`;
const server = startServer();
const client = await createServer({ root, server: { port: page, strictPort: true } });
await client.listen();
keepGenerated();
const stop = () => {
  server.kill('SIGTERM');
  void client.close().finally(() => process.exit(0));
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
server.once('exit', stop);

await untilServerAnswers();
console.log(`\nMuster, watching: ${address}\n`);
