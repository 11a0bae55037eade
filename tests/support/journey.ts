import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { newContext, signInPeriod, startSignedIn, signIn, visitOf } from './app.ts';
import type { Account, Visit } from './app.ts';
import { launchChromium, shortLived } from './chromium.ts';
import { takeContext, returnContext } from './contexts.ts';
import { portalOf } from './drivers-portal.ts';
import type { AskPortal } from './drivers-portal.ts';
import { ownUrl } from './own-url.ts';
import { record } from './recorder.ts';

const failures = join(import.meta.dirname, '..', '..', '.data', 'failures');

/** For journeys that meet what moves in and out, as people without a wish do. */
export const moving = { reducedMotion: 'no-preference' } as const satisfies BrowserContextOptions;

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

type Journey = {
  readonly url: string;
  readonly browser: Browser;
  /** Opens the app in a browser context of its own, signed in as a demo account as after a reload; those of a few minutes share one session of the sign-in service. */
  readonly as: (account: Account, path?: string, options?: BrowserContextOptions) => Promise<Page>;
  /** The same by way of the sign-in service, with a password typed and a session of its own that may end. */
  readonly signIn: (account: Account, path?: string, options?: BrowserContextOptions) => Promise<Page>;
  /** Opens the app as nobody yet. */
  readonly asStranger: (path?: string, options?: BrowserContextOptions) => Promise<Page>;
  /** Asks the API as a demo account. */
  readonly portal: (account: Account) => Promise<AskPortal>;
  /** What went wrong inside the pages so far; emptied by a test that expects trouble. */
  readonly problems: () => string[];
  /** Whether a page of this file took a transition, named as in `transition-names.ts`. */
  readonly hasTaken: (name: RegExp) => boolean;
};

const known = new Map<string, Cookies>();
/** One for all files of a worker, which ends with it; the next file starts another where one did not start or is gone. */
let launched: Promise<Browser> | null = null;

function start(): Promise<Browser> {
  const starting = launchChromium({ args: process.env['FAST'] === '1' ? [] : shortLived });
  const forget = (): void => {
    if (launched === starting) launched = null;
  };
  void starting.then((browser) => browser.once('disconnected', forget), forget);
  return starting;
}

const launch = (): Promise<Browser> => {
  launched ??= start();
  return launched;
};

const taken = new Set<string>();

let recording = '';

/** Notes what flows take in the pages of a browser context whose product a file has started for itself, from a watched client. */
export const recordFor = (file: string, context: BrowserContext): Promise<void> => {
  recording = `${basename(file)}.json`;
  return record(context, taken);
};

/** Leaves the transitions that the pages of a file took. */
export function leaveRecording(): void {
  const recordings = inject('recordings');
  if (recordings !== undefined && recording !== '') writeFileSync(join(recordings, recording), JSON.stringify([...taken]));
  taken.clear();
  recording = '';
}

async function keepPictures(visits: readonly Visit[], name: string): Promise<void> {
  mkdirSync(failures, { recursive: true });
  const stem = name.replaceAll(/[^\w-]+/g, '-').slice(0, 80);
  for (const [index, { page }] of visits.entries())
    await page.screenshot({ path: join(failures, `${stem}-${index}.png`), timeout: 10_000 }).catch(() => undefined);
}

const closesWithin = 15_000;

/** Closes what a journey opened. Chromium may not end a page that is on its way elsewhere: it is left behind with its browser, so that no journey outlives its limit. */
async function leave(browser: Browser, visits: readonly Visit[]): Promise<void> {
  const closing = Promise.all(visits.map((visit) => visit.close())).then(() => true);
  if (await Promise.race([closing, pause(closesWithin, false, { ref: false })])) return;
  launched = null;
  void browser.close().catch(() => undefined);
  console.warn(`A page did not close within ${closesWithin / 1000} s.`);
}

type Open = (account: Account | null, options: BrowserContextOptions) => Promise<Visit>;

async function openSignedIn(open: Open, url: string, account: Account, path: string, options: BrowserContextOptions): Promise<Visit> {
  const visit = await open(null, options);
  await signIn(visit.page, url, account, path);
  return visit;
}

async function openAgain(open: Open, url: string, account: Account, path: string, options: BrowserContextOptions): Promise<Visit> {
  const place = `${account} ${signInPeriod()}`;
  const cookies = known.get(place);
  if (cookies === undefined) {
    const visit = await openSignedIn(open, url, account, path, options);
    known.set(place, await visit.page.context().cookies());
    return visit;
  }
  const visit = await open(account, options);
  await visit.page.context().addCookies(cookies);
  await visit.page.goto(path);
  return visit;
}

/** The names under which a page reaches the product. */
const originsOf = (url: string): readonly string[] => ['localhost', '127.0.0.1'].map((host) => url.replace('localhost', host));

/** A test in the real browser against the running product; a failed one leaves pictures in .data/failures. */
export const journey = test.extend<{ journey: Journey }>({
  journey: async ({ task }, provide) => {
    const url = ownUrl();
    recording = `${basename(task.file.name)}.json`;
    const browser = await launch();
    const visits: Visit[] = [];
    const add = (visit: Visit): Page => {
      visits.push(visit);
      return visit.page;
    };
    const open: Open = async (account, options) => {
      const key = JSON.stringify([url, account, account === null ? 0 : signInPeriod(), options]);
      const { page } = await takeContext(browser, key, async () => {
        const context = await newContext(browser, url, options);
        await record(context, taken);
        if (account !== null) await startSignedIn(context, url, account);
        return context;
      });
      return visitOf(page, (context) =>
        task.result?.state === 'fail' ? context.close() : returnContext(browser, key, context, originsOf(url)),
      );
    };
    await provide({
      url,
      browser,
      as: async (account, path = '/', options = {}) => add(await openAgain(open, url, account, path, options)),
      signIn: async (account, path = '/', options = {}) => add(await openSignedIn(open, url, account, path, options)),
      asStranger: async (path = '/', options = {}) => {
        const visit = await open(null, options);
        await visit.page.goto(path);
        return add(visit);
      },
      portal: (account) => portalOf(url, account),
      problems: () => visits.flatMap((visit) => visit.problems.splice(0)),
      hasTaken: (name) => [...taken].some((each) => name.test(each)),
    });
    const isFailed = task.result?.state === 'fail';
    const problems = visits.flatMap((visit) => visit.problems);
    if (isFailed || problems.length > 0) await keepPictures(visits, task.name);
    await leave(browser, visits);
    if (!isFailed) expect(problems).toEqual([]);
  },
});
