import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { faultsOf } from '../support/axe.ts';
import { moderatedTester } from '../support/calls-of-acts.ts';
import { lost, refused } from '../support/drivers-faults.ts';
import { focused } from '../support/drivers-keyboard.ts';
import { journey } from '../support/journey.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
const banner = (page: Page, words: string | RegExp): Locator => page.getByRole('status').filter({ hasText: words });
const press = (page: Page, name: string) => (): Promise<void> => page.getByRole('button', { name }).click();
const isFree = (page: Page): Promise<void> => page.getByRole('button', { name: 'I take this one' }).waitFor();
const reason = (page: Page): Locator => page.getByRole('dialog').getByRole('textbox', { name: /^Why/ });

describe('a tester', () => {
  journey(
    'is taken, seen by others, taken over with a word and let go, by keys and live',
    async ({ journey: { as, portal, problems } }) => {
      const moderated = await moderatedTester(await portal('manager'));
      const moderator = await as('moderator', moderated);
      const tester = (await moderator.getByRole('heading', { level: 1 }).first().textContent()) ?? '';
      await isFree(moderator);
      await lost(moderator, 'ClaimTester_Take', press(moderator, 'I take this one'));
      await refused(moderator, 'ClaimTester_Take', 'moderationClaimTake', press(moderator, 'I take this one'));
      await moderator.keyboard.press('t');
      await banner(moderator, 'You are moderating this tester, since').waitFor();

      const [path = ''] = moderated.split('?');
      const manager = await as('manager', `${path.split('/participant/')[0]}?tab=testers`);
      const row = manager.getByRole('row').filter({ has: manager.getByRole('link', { name: tester }) });
      await row.getByText(/^Ana Souza is moderating, since \d\d:\d\d$/).waitFor();
      await manager.getByText(`Ana Souza is moderating ${tester}`).waitFor();
      await row.getByRole('link', { name: tester }).click();
      await banner(manager, /Ana Souza is moderating this tester, since \d\d:\d\d\./).waitFor();
      expect(await faultsOf(manager)).toEqual([]);

      await manager.keyboard.press('t');
      await focused(reason(manager));
      await manager.keyboard.press('Escape');
      await reason(manager).waitFor({ state: 'detached' });
      await manager.keyboard.press('t');
      await focused(reason(manager));
      await manager.keyboard.press('Enter');
      await manager.getByText('Please say why you take over.').waitFor();
      await manager.keyboard.type('I know this app.');
      const send = (): Promise<void> => manager.getByRole('dialog').getByRole('button', { name: 'Take over' }).click();
      await lost(manager, 'ClaimTester_TakeOver', send);
      await refused(manager, 'ClaimTester_TakeOver', 'moderationClaimTakeOver', send);
      await send();
      await banner(manager, 'You are moderating this tester, since').waitFor();
      await banner(moderator, 'They took over from you: “I know this app.”').waitFor();
      await moderator.getByRole('button', { name: 'Approve' }).first().waitFor();

      const desk = await as('moderator', '/results/waiting');
      const waiting = desk.getByRole('link').filter({ hasText: tester }).first();
      await waiting.getByText(/^Tom Reyes is moderating, since \d\d:\d\d$/).waitFor();
      expect(await faultsOf(desk)).toEqual([]);

      await refused(manager, 'ClaimTester_Release', 'moderationClaimRelease', press(manager, 'Let go'));
      await lost(manager, 'ClaimTester_Release', press(manager, 'Let go'));
      await press(manager, 'Let go')();
      await isFree(manager);
      await isFree(moderator);
      await waiting.getByText(/is moderating, since/).waitFor({ state: 'detached' });
      problems();
    },
  );

  journey('is let go by whoever leaves the page, and seen on a phone', async ({ journey: { as, portal } }) => {
    const moderated = await moderatedTester(await portal('manager'));
    const manager = await as('manager', moderated, phone);
    const moderator = await as('moderator', moderated);
    await isFree(moderator);
    await moderator.keyboard.press('t');
    await banner(manager, 'Ana Souza is moderating this tester').waitFor();
    expect(await faultsOf(manager)).toEqual([]);
    expect(await manager.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await moderator.keyboard.press('Escape');
    await banner(moderator, 'You are moderating this tester').waitFor();
    await moderator.getByRole('link', { name: 'Back to Testers' }).click();
    await isFree(manager);
  });
});
