import { execFile, fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readConfig } from './lib/config.ts';
import type { Config } from './lib/config.ts';
import { simulatorToken } from './crowd/tokens.ts';
import { openDatabase } from './database/database.ts';
import { refuseHeld } from './database/embedded/lock.ts';
import { openFiles } from './files/open.ts';
import { demoAccounts, demoPassword } from './identity/demo-accounts.ts';
import { firstOperatorAddress } from './identity/first-operator.ts';
import { identitySettings } from './identity/settings.ts';
import { withOwnAddress } from './own-address.ts';
import { startDevelopers } from './stand-ins/developers.ts';
import { startStandIns } from './stand-ins/stand-ins.ts';
import { StartRefusal } from './lib/start-refusal.ts';
import { atMost, beginEnd, graces } from './lib/stopping.ts';
import { secretsWith } from './lib/secrets.ts';
import { seedDemo } from './world/demo.ts';
import { seedTargetingOnce } from './world/reference.ts';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

const project = fileURLToPath(new URL('..', import.meta.url));
const sources = ['src', 'machines', 'schema', 'public'];

const newest = (folder: string): number =>
  readdirSync(`${project}${folder}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .reduce((latest, entry) => Math.max(latest, statSync(`${entry.parentPath}/${entry.name}`).mtimeMs), 0);

const isFresh = (): boolean =>
  existsSync(`${project}dist/index.html`) &&
  statSync(`${project}dist/index.html`).mtimeMs > Math.max(...sources.map(newest), statSync(`${project}index.html`).mtimeMs);

const execute = promisify(execFile);

/** By renaming a folder: an interrupted or concurrent build must not leave half a client. */
async function publish(built: string): Promise<void> {
  const replaced = `${built}-replaced`;
  await rename(`${project}dist`, replaced).catch(() => undefined);
  await rename(built, `${project}dist`);
  await rm(replaced, { recursive: true, force: true });
}

/** Skipped while the last build is newer than its sources; in a child process, whose memory is released. */
export const buildClient = async (say: (line: string) => void): Promise<void> => {
  if (isFresh()) return;
  say('Building the client');
  const vite = createRequire(import.meta.url).resolve('vite/package.json');
  const built = `${project}dist-${process.pid}`;
  await execute(process.execPath, [path.join(path.dirname(vite), 'bin', 'vite.js'), 'build', '--logLevel', 'warn', '--outDir', built], {
    cwd: project,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  await publish(built);
};

const lookEvery = 250;

/** npm signals only the shell between, which passes no signal on: watches for the end of the parent instead. */
const whenParentEnds = (then: () => void): void => {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    then();
  }, lookEvery);
  timer.unref();
};

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const report = (error: unknown): void => {
  const said = error instanceof StartRefusal ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${said}\n`);
};

/** Closed in reverse: after a signal, after a failure, and in the middle of a start. */
const open: (() => Promise<unknown>)[] = [];
let isEnding = false;

const end = async (code: number): Promise<void> => {
  if (isEnding) return;
  isEnding = true;
  beginEnd();
  for (const close of open.toReversed()) await close();
  process.exit(code);
};

const opened = async <T>(beginning: Promise<T>, close: (part: T) => unknown): Promise<T> => {
  open.push(() => beginning.then(close, () => undefined).catch(report));
  const part = await beginning;
  if (isEnding) await new Promise(() => undefined);
  return part;
};

const startSimulator = (url: string, token: string, speed: number): ChildProcess =>
  fork(fileURLToPath(new URL('../crowd/simulator.ts', import.meta.url)), {
    env: { ...process.env, CROWD_URL: `${url}/api/crowd`, CROWD_TOKEN: token, CROWD_SPEED: String(speed) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });

const welcome = (address: string, { demo, production }: Config, firstOperator: string | null): void => {
  say('');
  say(`Muster is ready at ${address}`);
  if (production && !address.startsWith('https:'))
    say('It runs without https (ALLOW_HTTP=1): passwords and tokens can be read on their way.');
  if (firstOperator !== null) {
    say('');
    say('It has no operator yet. This address makes the first one, once and within 24 hours:');
    say(`  ${firstOperator}`);
  }
  if (!demo) return;
  say('');
  say(`Demo accounts, password ${demoPassword}:`);
  for (const { email, title, about } of demoAccounts) say(`  ${email.padEnd(24)} ${title}, ${about}`);
  say('');
};

const run = async (): Promise<void> => {
  const wanted = readConfig();
  if (wanted.databaseUrl === null) await refuseHeld(wanted.dataDir);
  const config = await withOwnAddress(wanted);
  if (config.clientDir === null && !process.argv.includes('--without-client')) await buildClient(say);
  const onLost = (): void => process.exit(1);
  const database = await opened(openDatabase(config, { say, onLost }), ({ close }) => close());
  const client = await database.owner.connect();
  try {
    if (!config.demo) await seedTargetingOnce(client);
    else await seedDemo(client, new Date(), await openFiles(config), secretsWith(database.masterKey));
  } finally {
    client.release();
  }
  const standIns = config.demo ? await opened(startStandIns(), ({ stop: quit }) => atMost(graces.standIns, quit())) : null;
  // Loaded late, so that a refused start is told at once.
  const { startServer } = await import('./main.ts');
  const server = await opened(startServer(config, database, standIns === null ? {} : { standIns }), ({ stop: quit }) => quit());
  if (standIns !== null && config.crowdSpeed > 0) {
    await opened(Promise.resolve(startDevelopers(standIns.made)), (stop) => stop());
    const token = simulatorToken(database.owner, database.masterKey);
    await opened(
      token.then((word) => startSimulator(`http://127.0.0.1:${server.port}`, word, config.crowdSpeed)),
      (simulator) => simulator.kill('SIGTERM'),
    );
  }
  welcome(server.publicUrl, config, await firstOperatorAddress(database.owner, identitySettings(config)));
  process.send?.({ ready: server.publicUrl });
};

const stop = (): void => void end(0);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
whenParentEnds(stop);

run().catch((error: unknown) => {
  if (!isEnding) report(error);
  void end(1);
});
