import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildClient } from './build-client.ts';
import { ConfigError, readConfig } from './config.ts';
import type { Config } from './config.ts';
import { simulatorToken } from './crowd/tokens.ts';
import { openDatabase } from './database/database.ts';
import { EmbeddedError } from './database/embedded/binaries.ts';
import { openFiles } from './files/open.ts';
import { demoAccounts, demoPassword } from './identity/demo-accounts.ts';
import { readMasterKey } from './master-key.ts';
import { startServer } from './main.ts';
import { startStandIns } from './stand-ins/stand-ins.ts';
import { secretsWith } from './vendors/secrets.ts';
import { seedDemo } from './world/demo.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const startSimulator = (url: string, token: string, speed: number): ChildProcess =>
  fork(fileURLToPath(new URL('../crowd/simulator.ts', import.meta.url)), {
    env: { ...process.env, CROWD_URL: `${url}/api/crowd`, CROWD_TOKEN: token, CROWD_SPEED: String(speed) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });

const welcome = (address: string, { demo, production }: Config): void => {
  say('');
  say(`Muster is ready at ${address}`);
  if (production && !address.startsWith('https:'))
    say('It runs without https (ALLOW_HTTP=1): passwords and tokens can be read on their way.');
  if (!demo) return;
  say('');
  say(`Demo accounts, password ${demoPassword}:`);
  for (const { email, title, about } of demoAccounts) say(`  ${email.padEnd(24)} ${title}, ${about}`);
  say('');
};

const run = async (): Promise<void> => {
  const config = readConfig();
  if (config.clientDir === null && !process.argv.includes('--without-client')) await buildClient(say);
  const database = await openDatabase(config, {
    say,
    onLost: () => {
      say('The embedded database ended; it is started again at the next start of Muster.');
      process.exit(1);
    },
  });
  if (config.demo) {
    const client = await database.owner.connect();
    try {
      await seedDemo(client, new Date(), openFiles(config), secretsWith(await readMasterKey(config)));
    } finally {
      client.release();
    }
  }
  const standIns = config.demo ? await startStandIns() : null;
  const server = await startServer(config, database, standIns === null ? {} : { standIns });
  const address = server.publicUrl;
  let simulator: ChildProcess | null = null;
  if (config.demo && config.crowdSpeed > 0)
    simulator = startSimulator(`http://127.0.0.1:${server.port}`, await simulatorToken(database.owner), config.crowdSpeed);
  welcome(address, config);
  process.send?.({ ready: address });

  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    simulator?.kill('SIGTERM');
    server
      .stop()
      .then(() => standIns?.stop())
      .then(() => database.close())
      .then(() => process.exit(0))
      .catch((error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      });
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
};

run().catch((error: unknown) => {
  const isForThePerson = error instanceof ConfigError || error instanceof EmbeddedError;
  const said = error instanceof Error ? (isForThePerson ? error.message : (error.stack ?? error.message)) : String(error);
  process.stderr.write(`${said}\n`);
  process.exit(1);
});
