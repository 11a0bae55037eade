import type { Page } from 'playwright-core';

/** A screen: the first address found of its kind. */
export type Screen = { readonly kind: string; readonly path: string };

/** Not screens: files, ways out, and what only a program asks for. */
const left = /^\/(api|files|demo|health|healthz|readyz|metrics|oidc|crowd|auth\/logout|exports)(\/|$)/u;
const id = /^([\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|\d+)$/iu;
/** What of an address makes another screen. */
const telling = ['tab', 'step', 'triage', 'mode', 'find', 'words'];

/** Names what kind of screen an address is: its path with `{id}` for each identifier, and the parts of its search that show something else. */
export const kindOf = (address: URL): string => {
  const path = address.pathname
    .split('/')
    .map((part) => (id.test(part) ? '{id}' : part))
    .join('/');
  const search = telling.flatMap((name) => (address.searchParams.has(name) ? [`${name}=${address.searchParams.get(name) ?? ''}`] : []));
  return search.length === 0 ? path : `${path}?${search.join('&')}`;
};

/** Waits until nothing on the page says that it is still loading, or as long as somebody would look at it. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
  await page
    .locator('.animate-wait, [aria-busy="true"]')
    .first()
    .waitFor({ state: 'detached', timeout: 5_000 })
    .catch(() => undefined);
}

const addressesOn = (page: Page): Promise<readonly string[]> =>
  page.locator('a[href]:not([download])').evaluateAll((links) => links.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')));

/** Follows every link that leads to a kind of screen not seen yet, and tells each screen while it is on the page. */
export async function crawl(page: Page, starts: readonly string[], tell: (screen: Screen) => Promise<void>): Promise<void> {
  const { origin } = new URL(page.url());
  const seen = new Set<string>();
  const waiting: Screen[] = [];
  const find = (href: string): void => {
    const address = new URL(href, origin);
    const kind = kindOf(address);
    if (address.origin !== origin || left.test(address.pathname) || seen.has(kind)) return;
    seen.add(kind);
    waiting.push({ kind, path: address.pathname + address.search });
  };
  starts.forEach(find);
  for (let screen = waiting.shift(); screen !== undefined; screen = waiting.shift()) {
    await page.goto(screen.path);
    await settle(page);
    seen.add(kindOf(new URL(page.url())));
    (await addressesOn(page)).forEach(find);
    await tell(screen);
  }
}
