import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { openPage, signIn, startApp } from '../support/app.ts';
import { countCalls, playScene, scenes, stageOf } from '../support/calls-of-acts.ts';
import type { Counted } from '../support/calls-of-acts.ts';
import { launchChromium } from '../support/chromium.ts';
import { portalOf } from '../support/drivers-portal.ts';

/** Calls of the API that each act of the hot flows makes, by operation, on the demo as it starts. Prints figures; the test of the same name fails. `--deaf` lets no event reach the page; `--steady` judges three issues a second for so many seconds instead, and says what was refused. */
const { values: given } = parseArgs({
  options: {
    deaf: { type: 'boolean', default: false },
    apart: { type: 'string', default: '1500' },
    only: { type: 'string' },
    steady: { type: 'string' },
  },
});

const named = (counted: Counted, times: number): string =>
  [...counted]
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, count]) => `${name} ${(count / times).toFixed(1)}`)
    .join(', ');

/** Lets no event through: what is left is what the acts themselves ask for. */
const ignoreEvents = (page: Page): Promise<void> =>
  page.routeWebSocket(/\/api\/customer_portal$/u, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((said) => {
      if (!/"type":"next"/u.test(String(said))) socket.send(said);
    });
  });

const app = await startApp();
const browser = await launchChromium();

async function countActs(): Promise<void> {
  const stage = await stageOf(await portalOf(app.url, 'manager'));
  for (const scene of scenes) {
    if (given.only !== undefined && !`${scene.account} ${scene.what}`.includes(given.only)) continue;
    process.stdout.write(`\n${scene.account}, ${scene.what}\n`);
    const { page, close } = await openPage(browser, app.url);
    if (given.deaf) await ignoreEvents(page);
    await signIn(page, app.url, scene.account, scene.path(stage));
    for (const { act, times, calls, counted } of await playScene(page, scene, Number(given.apart)))
      process.stdout.write(
        `${calls <= act.bar ? ' ' : '!'} ${act.name.padEnd(38)}${calls.toFixed(1).padStart(6)}  of ${act.bar}   ${named(counted, times)}\n`,
      );
    await close();
  }
}

/** Rejects twenty and takes them back, over and over. */
async function judgeSteadily(seconds: number): Promise<void> {
  const { page } = await openPage(browser, app.url);
  await signIn(page, app.url, 'customer', '/issues?triage=accepted&pages=2');
  await page.getByRole('list', { name: 'Issues' }).locator('a[data-key]').first().click();
  const counter = countCalls(page);
  const begun = performance.now();
  const keys = ['2', 'u'].flatMap((key) => Array.from({ length: 20 }, () => key));
  for (let at = 0; at < seconds * 3; at += 1) {
    await page.keyboard.press(keys[at % keys.length] ?? '2');
    await page.waitForTimeout(Math.max(0, begun + ((at + 1) * 1_000) / 3 - performance.now()));
  }
  const took = (performance.now() - begun) / 1_000;
  const counted = await counter.take();
  const calls = [...counted.values()].reduce((one, other) => one + other, 0);
  process.stdout.write(`${seconds * 3} keys in ${took.toFixed(0)} s, ${calls} calls: ${named(counted, 1)}\n`);
  process.stdout.write(`${counter.refused() === 0 ? 'PASS' : 'MISS'}  ${counter.refused()} calls refused for now\n`);
}

try {
  await (given.steady === undefined ? countActs() : judgeSteadily(Number(given.steady)));
} finally {
  await browser.close();
  await app.dispose();
}
