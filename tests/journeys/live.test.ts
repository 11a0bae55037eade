import { beforeEach, describe, expect } from 'vitest';
import { channelOf, chatAddress, field, lineOf, message, sayBy, shiftOf } from '../support/drivers-chat.ts';
import { journey, moving } from '../support/journey.ts';
import { routed } from '../support/routed.ts';

let stamp = 0;
beforeEach(() => {
  stamp = Date.now();
});

describe('the word about the connection', () => {
  journey(
    'is honest while calls meet no server though the socket stands, and what was missed is there afterwards',
    async ({ journey: { as, portal, problems } }) => {
      const page = await as('manager', chatAddress('public 412'), moving);
      await field(page).waitFor();
      expect(await shiftOf(page)).toBeLessThan(0.1);
      const foot = page.getByRole('contentinfo').or(page.locator('body'));
      await page.getByText('Live', { exact: true }).first().waitFor();
      const cut = (route: { readonly abort: (code: string) => Promise<void> }) => route.abort('connectionreset');
      await page.route('**/health', cut);
      await routed(page, '**/api/customer_portal', cut);
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Test details/ })
        .click();
      await foot.getByText('Connection lost, reconnecting').first().waitFor();
      await sayBy(await portal('customer'), channelOf('public 412'), `Meanwhile ${stamp}`);
      await page.waitForResponse('**/health', { timeout: 1 }).catch(() => undefined);
      await page.waitForRequest('**/health');
      await page.unroute('**/api/customer_portal', cut);
      await page.unroute('**/health', cut);
      await page.getByText('Live', { exact: true }).first().waitFor();
      await message(page, `Meanwhile ${stamp}`).waitFor();
      expect(await message(page, `Meanwhile ${stamp}`).count()).toBe(1);
      problems();
    },
  );

  journey('is connecting, and has lost nothing, where the first socket does not open', async ({ journey: { as, problems } }) => {
    const page = await as('manager', '/overview', moving);
    let isRefusing = true;
    await page.routeWebSocket('**/api/customer_portal', (socket) => void (isRefusing ? socket.close() : socket.connectToServer()));
    await page.goto('/results');
    await page.getByText('Connecting', { exact: true }).first().waitFor();
    expect(await page.getByText('Connection lost, reconnecting').count()).toBe(0);
    isRefusing = false;
    await page.getByText('Live', { exact: true }).first().waitFor();
    problems();
  });

  journey('is right two seconds after an hour of sleep, with what came meanwhile', async ({ journey: { as, portal, problems } }) => {
    const page = await as('manager', '/results', moving);
    const line = await lineOf(page);
    await page.clock.install();
    await page.goto(chatAddress('public 412'));
    await field(page).waitFor();
    await page.getByText('Live', { exact: true }).first().waitFor();
    line.mute();
    await sayBy(await portal('customer'), channelOf('public 412'), `While it slept ${stamp}`);
    await page.clock.fastForward('01:00:00');
    line.mend();
    const woke = performance.now();
    await message(page, `While it slept ${stamp}`).waitFor();
    expect(performance.now() - woke).toBeLessThan(2000);
    await page.getByText('Live', { exact: true }).first().waitFor();
    problems();
  });
});
