import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';

type Empty = { readonly context: BrowserContext; readonly page: Page };
type Kept = Empty & { readonly key: string };

/** What a context does not forget: one that was asked for it is not handed on. */
const lasting = [
  'addInitScript',
  'exposeFunction',
  'exposeBinding',
  'grantPermissions',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setHTTPCredentials',
] as const satisfies readonly (keyof BrowserContext)[];

const spoilt = new WeakSet<BrowserContext>();
const pools = new WeakMap<Browser, Kept[]>();
/** Each has a process of its own. */
const most = 5;

const poolOf = (browser: Browser): Kept[] => {
  const pool = pools.get(browser) ?? [];
  pools.set(browser, pool);
  return pool;
};

function watch(context: BrowserContext): void {
  const note = (holder: object, name: string): void => {
    const act: unknown = Reflect.get(holder, name);
    if (typeof act !== 'function') throw new Error(`a browser context has no ${name}`);
    Reflect.set(holder, name, (...args: unknown[]): unknown => {
      spoilt.add(context);
      return Reflect.apply(act, holder, args);
    });
  };
  for (const name of lasting) note(context, name);
  for (const name of ['install', 'pauseAt', 'setFixedTime', 'setSystemTime']) note(context.clock, name);
}

/** A context as `make` makes it, with nothing stored in it: a new one, or one that was left and whose cache still has the client, compiled. */
export async function takeContext(browser: Browser, key: string, make: () => Promise<BrowserContext>): Promise<Empty> {
  const pool = poolOf(browser);
  const at = pool.findLastIndex((kept) => kept.key === key);
  const [found] = at === -1 ? [] : pool.splice(at, 1);
  if (found !== undefined) return found;
  const context = await make();
  watch(context);
  return { context, page: await context.newPage() };
}

async function empty(context: BrowserContext, page: Page, origins: readonly string[]): Promise<true> {
  await context.setOffline(false);
  const devtools = await context.newCDPSession(page);
  for (const origin of origins) await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await devtools.detach();
  await context.clearCookies();
  return true;
}

/** Chromium may never say that what a page had stored is gone. */
const emptiesWithin = 10_000;

/** Empties a context for whoever needs one of the same kind next; one that does not come empty in time is let go. */
export async function returnContext(browser: Browser, key: string, context: BrowserContext, origins: readonly string[]): Promise<void> {
  if (spoilt.has(context)) return context.close();
  const page = await context.newPage();
  await Promise.all(
    context
      .pages()
      .filter((other) => other !== page)
      .map((other) => other.close()),
  );
  const emptied = empty(context, page, origins).catch(() => false);
  if (!(await Promise.race([emptied, pause(emptiesWithin, false, { ref: false })]))) {
    void context.close().catch(() => undefined);
    return undefined;
  }
  const pool = poolOf(browser);
  pool.push({ key, context, page });
  if (pool.length > most) await pool.shift()?.context.close();
  return undefined;
}
