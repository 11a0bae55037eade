import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { openPage, signIn, startApp } from '../support/app.ts';
import { playScene, scenes, stageOf } from '../support/calls-of-acts.ts';
import type { Counted } from '../support/calls-of-acts.ts';
import { launchChromium } from '../support/chromium.ts';
import { portalOf } from '../support/drivers-portal.ts';

/** Calls of the API that each act of the hot flows makes, by operation, on the demo as it starts. Prints figures; the test of the same name fails. `--deaf` lets no event reach the page. */
const { values: given } = parseArgs({
  options: { deaf: { type: 'boolean', default: false }, apart: { type: 'string', default: '1500' }, only: { type: 'string' } },
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
try {
  const stage = await stageOf(await portalOf(app.url, 'manager'));
  for (const scene of scenes) {
    const path = scene.path(stage);
    if (given.only !== undefined && !`${scene.account} ${scene.what}`.includes(given.only)) continue;
    process.stdout.write(`\n${scene.account}, ${scene.what}\n`);
    const { page, close } = await openPage(browser, app.url);
    if (given.deaf) await ignoreEvents(page);
    await signIn(page, app.url, scene.account, path);
    for (const { act, times, calls, counted } of await playScene(page, scene, Number(given.apart)))
      process.stdout.write(
        `${calls <= act.bar ? ' ' : '!'} ${act.name.padEnd(38)}${calls.toFixed(1).padStart(6)}  of ${act.bar}   ${named(counted, times)}\n`,
      );
    await close();
  }
} finally {
  await browser.close();
  await app.dispose();
}
