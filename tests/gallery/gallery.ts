import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page, Route } from 'playwright-core';
import { openPage, signIn, startApp } from '../support/app.ts';
import type { Account } from '../support/app.ts';
import { launchChromium } from '../support/chromium.ts';
import { crawl } from './crawl.ts';
import type { Screen } from './crawl.ts';
import { besidePage, pageOf } from './page.ts';
import { pictureOf, watchShifts } from './pictures.ts';
import type { Picture } from './pictures.ts';

/** Takes a picture of every screen that a link leads to, for each role, in light and in dark, on a desk and on a phone; and of each while it loads and when the server fails. Writes one page with all of them and what is wrong with them. */
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: '.data/gallery' },
    roles: { type: 'string' },
    /** The folder of another run, whose pictures are set beside those of this one. */
    beside: { type: 'string' },
    url: { type: 'string' },
    states: { type: 'boolean', default: true },
  },
  allowNegative: true,
});

/** What the account menu leads to, which no link of a page shows. */
const ownSettings = ['/organization-user-settings', '/organization-user-settings/notifications', '/organization-user-settings/sign-in'];
const fromMenu = [
  ...ownSettings,
  '/organization-settings',
  '/organization-settings/users',
  '/organization-settings/integrations',
  '/organization-user/credit-usage',
];

/** Lists where the search leaves nothing. */
const filtered = ['/results?find=no-such-words', '/issues?words=no-such-words'];

const starts: Readonly<Record<string, readonly string[]>> = {
  nobody: ['/auth/login', '/signup', '/signup/error?errorCode=unknown', '/error', '/not_found_page'],
  customer: ['/', '/launch', '/no-such-page', ...filtered, ...fromMenu],
  manager: ['/', '/launch', ...filtered, ...fromMenu],
  moderator: ['/', '/results?find=no-such-words', ...ownSettings],
  operator: ['/', '/operator'],
  trial: ['/', '/launch', ...filtered, ...fromMenu],
  classic: ['/', '/launch', ...filtered, ...fromMenu],
};

const api = '**/api/customer_portal';
const persisted = JSON.parse(await readFile('schema/generated/persisted.json', 'utf8')) as Readonly<Record<string, string>>;
const asksWho = (route: Route): boolean => {
  const body = route.request().postDataJSON() as {
    readonly extensions?: { readonly persistedQuery?: { readonly sha256Hash?: string } };
  } | null;
  return persisted[body?.extensions?.persistedQuery?.sha256Hash ?? '']?.includes('SignIn_CurrentUser') === true;
};
/** Who is signed in is answered, so that the screen itself is seen. */
const unanswered = (route: Route): Promise<void> | undefined => (asksWho(route) ? route.continue() : undefined);
const failed = (route: Route): Promise<void> =>
  asksWho(route) ? route.continue() : route.fulfill({ status: 500, contentType: 'application/json', body: '{}' });
/** What a screen shows before the first answer, and when there is none. */
const states = [
  { name: 'loading', answer: unanswered },
  { name: 'failed', answer: failed },
] as const;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function pictureStates(page: Page, role: string, screens: readonly Screen[]): Promise<readonly Picture[]> {
  const pictures: Picture[] = [];
  for (const { name, answer } of states)
    for (const { kind, path } of screens) {
      await page.route(api, answer);
      await page.goto(path);
      const isFramed = await page
        .getByRole('button', { name: /^Account menu/u })
        .waitFor()
        .then(() => true)
        .catch(() => false);
      await page.waitForTimeout(1_200);
      const picture = await pictureOf(page, values.out, { role, kind, state: name });
      pictures.push(isFramed ? picture : { ...picture, faults: ['Its frame did not come.'] });
      await page.unroute(api, answer);
    }
  return pictures;
}

async function picturesOf(browser: Browser, url: string, role: string): Promise<readonly Picture[]> {
  const { page, close } = await openPage(browser, url);
  await page.addInitScript(watchShifts);
  if (role === 'nobody') await page.goto('/auth/login');
  else await signIn(page, url, role as Account, '/');
  const screens: Screen[] = [];
  const pictures: Picture[] = [];
  await crawl(page, starts[role] ?? ['/'], async (screen) => {
    screens.push(screen);
    const picture = await pictureOf(page, values.out, { role, kind: screen.kind, state: 'there' });
    pictures.push(picture);
    say(`${role.padEnd(10)} ${screen.kind}${picture.faults.length === 0 ? '' : `  ${picture.faults.length} faults`}`);
  });
  if (values.states && role !== 'nobody') pictures.push(...(await pictureStates(page, role, screens)));
  await close();
  return pictures;
}

const roles = values.roles?.split(',') ?? Object.keys(starts);
await rm(values.out, { recursive: true, force: true });
await mkdir(values.out, { recursive: true });
const app = values.url === undefined ? await startApp() : null;
const browser = await launchChromium();
try {
  const pictures: Picture[] = [];
  for (const role of roles) pictures.push(...(await picturesOf(browser, values.url ?? app?.url ?? '', role)));
  const file = join(values.out, 'index.html');
  await writeFile(file, pageOf(pictures));
  if (values.beside !== undefined) {
    const beside = join(values.out, 'beside.html');
    await writeFile(beside, besidePage(pictures, values.out, values.beside));
    say(`Before and after: ${beside}`);
  }
  say(`${pictures.length} screens, ${pictures.flatMap(({ faults }) => faults).length} faults: ${file}`);
} finally {
  await browser.close();
  await app?.dispose();
}
