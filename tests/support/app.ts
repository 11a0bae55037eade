import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { freePort } from './free-port.ts';

const root = join(import.meta.dirname, '..', '..');
const startWithin = 120_000;
const stopWithin = 20_000;
const patience = 15_000;
const demoPassword = 'crowd-demo';

type Role = 'customer' | 'manager' | 'moderator';
export type Account = Role | 'trial' | 'classic' | 'operator' | `large-${Role}`;
export type AppOptions = { readonly env?: Readonly<Record<string, string>>; readonly dataDir?: string; readonly port?: number };

/** One whole product: server, database, jobs, demo world. */
export type App = {
  readonly url: string;
  readonly dataDir: string;
  readonly pid: () => number;
  /** What the server printed since its last start. */
  readonly output: () => string;
  readonly postgresPid: () => number | null;
  /** Whether the server ended, by itself or because it was told to. */
  readonly hasEnded: () => boolean;
  /** Ends the server with a signal and waits until it is gone. */
  readonly end: (signal: NodeJS.Signals) => Promise<void>;
  /** Starts the server again on the same data, port and address. */
  readonly start: () => Promise<void>;
  /** Ends server and database and removes the data. */
  readonly dispose: () => Promise<void>;
};

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'muster-app-'));
  chmodSync(folder, 0o755);
  return folder;
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

async function isGone(pid: number, milliseconds: number): Promise<boolean> {
  for (const until = Date.now() + milliseconds; Date.now() < until; await pause(25)) if (!isAlive(pid)) return true;
  return !isAlive(pid);
}

function readPostgresPid(dataDir: string): number | null {
  const pointer = join(dataDir, 'postgres.path');
  const base = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : dataDir;
  const file = join(base, 'postgres', 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : null;
}

type Started = { readonly child: ChildProcess; readonly output: () => string };

function spawnServer(env: NodeJS.ProcessEnv): Started {
  const child = spawn(process.execPath, [join(root, 'server', 'start.ts')], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (chunk: string) => lines.push(chunk));
  return { child, output: () => lines.join('') };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health`, { signal: AbortSignal.timeout(5000) })).ok;
  } catch {
    return false;
  }
}

const isOver = ({ child }: Started): boolean => child.exitCode !== null || child.signalCode !== null;

async function untilReady(started: Started, url: string): Promise<void> {
  const { child, output } = started;
  for (const until = Date.now() + startWithin; Date.now() < until; await pause(50)) {
    if (isOver(started)) throw new Error(`the server ended before it was ready:\n${output()}`);
    if (await answers(url)) return;
  }
  child.kill('SIGKILL');
  throw new Error(`the server was not ready after ${startWithin / 1000} s:\n${output()}`);
}

async function endDatabase(dataDir: string): Promise<void> {
  const pid = readPostgresPid(dataDir);
  if (pid === null || !isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  if (!(await isGone(pid, stopWithin))) process.kill(pid, 'SIGQUIT');
}

/** Starts Muster as a person would, on a free port and data of its own; without the simulator unless CROWD_SPEED is given. */
export async function startApp({ env = {}, dataDir = temporaryFolder(), port }: AppOptions = {}): Promise<App> {
  const listening = port ?? (await freePort());
  const url = `http://localhost:${listening}`;
  const own = {
    PORT: String(listening),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    DEMO: '1',
    CROWD_SPEED: '0',
    PUBLISH_WAIT: '5',
    LOG_LEVEL: 'warn',
    ...env,
  };
  let started: Started;
  const start = async () => {
    started = spawnServer({ ...process.env, NODE_ENV: 'test', ...own });
    await untilReady(started, url);
  };
  const end = async (signal: NodeJS.Signals) => {
    if (started.child.pid === undefined || isOver(started)) return;
    const hasExited = new Promise<void>((resolve) => void started.child.once('exit', () => resolve()));
    started.child.kill(signal);
    const lastResort = setTimeout(() => started.child.kill('SIGKILL'), stopWithin);
    await hasExited;
    clearTimeout(lastResort);
  };
  const dispose = async () => {
    await end('SIGTERM');
    await endDatabase(dataDir);
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  try {
    await start();
  } catch (error) {
    await dispose();
    throw error;
  }
  return {
    url,
    dataDir,
    pid: () => started.child.pid ?? 0,
    output: () => started.output(),
    postgresPid: () => readPostgresPid(dataDir),
    hasEnded: () => isOver(started),
    end,
    start,
    dispose,
  };
}

/** Opens a page of the app and, where it sends a stranger to the local sign-in page, fills that in. */
export async function signIn(page: Page, url: string, account: Account, path = '/'): Promise<void> {
  const { origin } = new URL(url);
  const isInside = (address: URL): boolean => address.origin === origin && !/^\/(oidc|auth)(\/|$)/.test(address.pathname);
  await page.goto(new URL(path, url).href);
  const email = page.getByLabel('Email', { exact: true });
  const menu = page.getByRole('button', { name: /^Account menu/ });
  await email.or(menu).first().waitFor();
  if (await email.isVisible()) {
    await email.fill(`${account}@demo.test`);
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  }
  await page.waitForURL(isInside);
}

/** Where the client of an installation keeps what a tab holds of a session, and what it then holds. */
type StoredSession = { readonly key: string; readonly held: string };

const storedSessions = new Map<string, Promise<StoredSession>>();

/** In milliseconds: no test lasts from the end of one to ten minutes after its beginning, when a password is asked for again. */
const signInLasts = 240_000;

/** Which of the sign-ins that tests share is new enough to hold through a test. */
export const signInPeriod = (): number => Math.floor(Date.now() / signInLasts);

async function storedSessionOf(url: string, account: Account): Promise<StoredSession> {
  const { oidc } = (await (await fetch(`${url}/config.json`)).json()) as { readonly oidc: { authority: string; clientId: string } };
  const response = await fetch(`${url}/demo/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${account}@demo.test`, password: demoPassword }),
  });
  const { access_token, expires_in } = (await response.json()) as { readonly access_token: string; readonly expires_in: number };
  const held = JSON.stringify({ access_token, expires_at: Math.floor(Date.now() / 1_000) + expires_in });
  return { key: `oidc.user:${oidc.authority}:${oidc.clientId}`, held };
}

/** Runs in the page: a tab nobody has signed in or out holds the session. */
function holdSession({ key, held }: StoredSession): void {
  if (!location.protocol.startsWith('http') || localStorage.getItem('isAuthenticated') !== null) return;
  localStorage.setItem('isAuthenticated', 'true');
  sessionStorage.setItem(key, held);
}

/** Lets the first tab of a browser context be signed in from the start, as it is after a reload. */
export async function startSignedIn(context: BrowserContext, url: string, account: Account): Promise<void> {
  const place = `${url} ${account} ${signInPeriod()}`;
  const known = storedSessions.get(place) ?? storedSessionOf(url, account);
  storedSessions.set(place, known);
  await context.addInitScript(holdSession, await known);
}

export type Visit = { readonly page: Page; readonly problems: string[]; readonly close: () => Promise<void> };

/** A browser context that stands still unless motion is asked for, which a browser without a graphics card draws with a tenth of all its work. */
export const newContext = (browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<BrowserContext> =>
  browser.newContext({
    baseURL: url,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });

/** Notes what goes wrong inside a page: exceptions, console errors, answers of 500; `leave` ends its context, or hands it on. */
export function visitOf(page: Page, leave: (context: BrowserContext) => Promise<void>): Visit {
  const context = page.context();
  context.setDefaultTimeout(patience);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) problems.push(`${response.status()} ${response.url()}`);
  });
  /** A crashed tab has no routes to let go of. */
  const close = async (): Promise<void> => {
    const routed = [context, ...context.pages()];
    await Promise.allSettled(routed.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })));
    await leave(context);
  };
  return { page, problems, close };
}

/** A page in a browser context of its own. */
export async function openPage(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await newContext(browser, url, options);
  return visitOf(await context.newPage(), (each) => each.close());
}

/** A signed-in page of one of the demo accounts. */
export async function openAs(
  browser: Browser,
  url: string,
  account: Account,
  path = '/',
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const visit = await openPage(browser, url, options);
  await signIn(visit.page, url, account, path);
  return visit;
}
