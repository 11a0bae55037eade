import type { Browser, BrowserContext, Page } from 'playwright-core';

/** A browser context with an empty page. */
export type Room = { readonly context: BrowserContext; readonly page: Page };

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
const kept = new WeakMap<Browser, Map<string, Room[]>>();
const most = 3;

const roomsOf = (browser: Browser, key: string): Room[] => {
  const rooms = kept.get(browser) ?? new Map<string, Room[]>();
  kept.set(browser, rooms);
  const found = rooms.get(key) ?? [];
  rooms.set(key, found);
  return found;
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
  note(context.clock, 'install');
}

/** A context as `make` makes it, with nothing stored in it: a new one, or one that was left and whose cache still has the client, compiled. */
export async function enterRoom(browser: Browser, key: string, make: () => Promise<BrowserContext>): Promise<Room> {
  const found = roomsOf(browser, key).pop();
  if (found !== undefined) return found;
  const context = await make();
  watch(context);
  return { context, page: await context.newPage() };
}

/** Empties a context for whoever needs one of the same kind next. */
export async function leaveRoom(browser: Browser, key: string, context: BrowserContext, origins: readonly string[]): Promise<void> {
  const rooms = roomsOf(browser, key);
  if (spoilt.has(context) || rooms.length >= most) return context.close();
  const page = await context.newPage();
  await Promise.all(
    context
      .pages()
      .filter((other) => other !== page)
      .map((other) => other.close()),
  );
  await context.setOffline(false);
  const devtools = await context.newCDPSession(page);
  for (const origin of origins) await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await devtools.detach();
  await context.clearCookies();
  rooms.push({ context, page });
  return undefined;
}
