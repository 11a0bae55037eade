import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { launchNow } from '#schema/rules/launch/schedule.ts';
import { lost, refused, unheard } from '../support/drivers-faults.ts';
import { holding, onOperation } from '../support/drivers-forms.ts';
import * as launch from '../support/drivers-launch.ts';
import { focusIn } from '../support/drivers-shared-drafts.ts';
import { journey } from '../support/journey.ts';

const api = '**/api/customer_portal';
const line = (page: Page) => page.getByRole('contentinfo', { name: 'Status and keys' });
const says = (page: Page, words: string): Promise<void> => line(page).getByText(words).first().waitFor({ timeout: 60_000 });
const saved = (page: Page): Promise<void> => says(page, 'Draft saved');
const nameOf = (page: Page) => page.getByLabel('Test run name');

/** Keeps the answers to an operation back while something is done. */
async function without(page: Page, operation: string, act: () => Promise<unknown>): Promise<void> {
  const cut = async (route: Parameters<Parameters<Page['route']>[1]>[0]): Promise<void> => {
    const { operationName } = route.request().postDataJSON() as { readonly operationName?: string };
    if (operationName === operation) await route.abort('connectionreset');
    else await route.fallback();
  };
  await page.route(api, cut);
  await act();
  await page.unroute(api, cut);
}

/** Lets nothing be kept on this device while something is done. */
async function onFullDisk(page: Page, act: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    const put: unknown = Reflect.get(IDBObjectStore.prototype, 'put');
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    };
    Reflect.set(window, 'putBack', () => Object.assign(IDBObjectStore.prototype, { put }));
  });
  await act();
  await page.evaluate('putBack()');
}

describe('a request', () => {
  journey('that could not be loaded is asked for again', async ({ journey: { as, portal, problems } }) => {
    const customer = await portal('customer');
    await launch.leaveDraft(customer, { name: 'Release 12', tests: [await launch.readyTest(customer, 'Paying')] });
    const page = await as('customer', '/overview');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await without(page, 'BuildRequest_Drafts', async () => {
      await page.goto('/launch');
      await page.getByText('The draft could not be loaded').waitFor();
    });
    await launch.press(page, 'Retry');
    await launch.arriveAt(page, 'Launch request');
    problems();
  });

  journey('copies and removes its tests, moves its start, and says what is missing', async ({ journey: { as, portal } }) => {
    const customer = await portal('customer');
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const schedule = { ...launchNow('Europe/London'), mode: 'later', laterAt: `${tomorrow}T10:00` } as const;
    await launch.leaveDraft(customer, { name: 'Release 12', tests: [await launch.readyTest(customer, 'Paying')], schedule });
    const page = await as('customer', '/launch');
    await launch.arriveAt(page, 'Launch request');
    await page.getByRole('button', { name: 'Duplicate this test' }).dblclick();
    const removes = page.getByRole('button', { name: 'Remove this test' });
    await expect.poll(() => removes.count()).toBe(2);
    const question = page.getByRole('alertdialog', { name: 'Remove this test from the request?' });
    await removes.last().click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    await removes.last().click();
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => page.getByRole('button', { name: 'Duplicate this test' }).count()).toBe(1);
    await focusIn(page.getByRole('region', { name: 'Paying' }));
    const hour = page.getByRole('group', { name: 'Time' }).getByRole('spinbutton').first();
    await hour.press('ArrowUp');
    await expect.poll(() => hour.textContent()).toBe('11');
    await page.locator('[data-live-announcer] [aria-live=assertive]:has(*)').waitFor({ state: 'attached' });
    await hour.press('ArrowUp');
    await expect.poll(() => hour.textContent()).toBe('12');
    await hour.press('ArrowDown');
    await expect.poll(() => hour.textContent()).toBe('11');
    await launch.radio(page, 'Recurring').click();
    for (const [field, option] of [
      ['Day', 'Tuesday'],
      ['Time', '14:30'],
    ] as const) {
      await page.getByRole('button', { name: new RegExp(`${field}$`) }).click();
      await page.getByRole('option', { name: option }).click();
    }
    await expect
      .poll(() =>
        page
          .getByRole('list', { name: 'Next runs' })
          .getByText(/^Tue .* 14:30/)
          .count(),
      )
      .toBe(3);
    const goesToName = async (keys: () => Promise<void>): Promise<void> => {
      await keys();
      await expect.poll(() => nameOf(page).evaluate((field) => field === document.activeElement)).toBe(true);
    };
    await nameOf(page).fill('');
    const time = page.getByRole('button', { name: /Time$/ });
    await goesToName(() => time.press('Control+Enter'));
    await time.press('Enter');
    await page.getByRole('option', { name: '14:30' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await goesToName(() => page.keyboard.press('Control+Enter'));
    await time.getByText('14:30').waitFor();
    await launch.radio(page, 'Later').click();
    await expect.poll(() => hour.textContent()).toBe('11');
    await goesToName(() => hour.press('Control+Enter'));
    await launch.radio(page, 'Now').click();
    await page.keyboard.press('Control+Enter');
    await page.locator('[aria-invalid="true"]').first().waitFor();
    await expect.poll(() => nameOf(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await nameOf(page).fill('Release 13');
    await saved(page);
  });

  journey('knows the time while it is open', async ({ journey: { as, portal } }) => {
    const customer = await portal('customer');
    await launch.leaveDraft(customer, { name: 'Release 12', tests: [await launch.readyTest(customer, 'Paying')] });
    const page = await as('customer', '/overview');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.clock.install();
    await page.goto('/launch');
    await launch.arriveAt(page, 'Launch request');
    await page.clock.runFor(20_000);
    await launch.arriveAt(page, 'Launch request');
  });

  journey('goes on with a test that was left, or throws it away', async ({ journey: { as, portal } }) => {
    const customer = await portal('customer');
    await launch.leaveDraft(customer, { name: 'Release 12', tests: [await launch.readyTest(customer, 'Paying')] });
    const page = await as('customer', '/launch');
    await page.getByRole('link', { name: 'Add a new test from scratch' }).click();
    await launch.fillActivity(page, 'Exploratory');
    await saved(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Launch', exact: true }).click();
    await page.getByRole('link', { name: 'Continue' }).click();
    await launch.arriveAt(page, 'Activity');
    await page.goto(`/launch/test?test=${new URL(page.url()).searchParams.get('test')}`);
    await launch.arriveAt(page, 'Activity');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Launch', exact: true }).click();
    await launch.press(page, /^Throw away/);
    await expect.poll(() => page.getByRole('link', { name: 'Continue' }).count()).toBe(0);
  });

  journey('is discarded once the server hears it, and comes back on undo', async ({ journey: { as, portal, problems, hasTaken } }) => {
    const customer = await portal('customer');
    await launch.leaveDraft(customer, { name: 'Release 12', tests: [await launch.readyTest(customer, 'Paying')] });
    const page = await as('customer', '/launch');
    await launch.arriveAt(page, 'Launch request');
    const discard = (): Promise<void> => launch.press(page, 'Discard draft');
    await lost(page, 'BuildRequest_Discard', discard);
    await launch.arriveAt(page, 'Launch request');
    await saved(page);
    await discard();
    const undo = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: /^Undo/ });
    await undo.waitFor();
    await launch.arriveAt(page, 'Activity');
    await page.keyboard.press('Control+z');
    await launch.arriveAt(page, 'Launch request');
    await page.getByRole('region', { name: 'Paying' }).waitFor();
    await undo.waitFor({ state: 'detached' });
    await discard();
    await undo.waitFor();
    await without(page, 'BuildRequest_Discard', async () => {
      await undo.click();
      await expect.poll(() => hasTaken(/^buildRequest: restoring -- xstate\.error/)).toBe(true);
    });
    problems();
  });

  journey(
    'is launched once where only the answer was lost, whatever is changed and pressed then',
    async ({ journey: { as, portal, problems } }) => {
      const customer = await portal('customer');
      const late = /^It was launched already: only the answer was lost on its way here\./;
      for (const next of ['types', 'launches']) {
        const name = `Lost ${next} ${Date.now()}`;
        await launch.leaveDraft(customer, { name, tests: [await launch.readyTest(customer, 'Paying')] });
        const page = await as('customer', '/launch');
        await launch.arriveAt(page, 'Launch request');
        await unheard(page, 'BuildRequest_Launch', () => launch.press(page, 'Launch test request'));
        await launch.arriveAt(page, 'Launch request');
        const change = (): Promise<void> => nameOf(page).fill(`${name} changed`);
        if (next === 'types') await change();
        else
          await without(page, 'KeepDraft_Save', async () => {
            await change();
            await launch.press(page, 'Try again');
            await launch.arriveAt(page, 'We have received your request');
          });
        await launch.arriveAt(page, 'We have received your request');
        await page.getByText(name, { exact: true }).waitFor();
        await page.getByText(late).waitFor();
        const { advancedTestRequests } = await customer<{ advancedTestRequests: { nodes: { name: string }[] } }>(
          '{ advancedTestRequests(first: 50) { nodes { name } } }',
        );
        expect(advancedTestRequests.nodes.filter((each) => each.name.startsWith(name)).map((each) => each.name)).toEqual([name]);
        await page.close();
      }
      problems();
    },
  );

  journey(
    'waits for the answer to its launch, though a save under way hears of it first',
    async ({ journey: { as, portal, hasTaken } }) => {
      const customer = await portal('customer');
      const name = `Heard ${Date.now()}`;
      await launch.leaveDraft(customer, { name, tests: [await launch.readyTest(customer, 'Paying')] });
      const page = await as('customer', '/launch');
      await launch.arriveAt(page, 'Launch request');
      const letSave = await holding(page, 'KeepDraft_Save');
      const { promise: answered, resolve: letAnswer } = Promise.withResolvers<void>();
      await onOperation(page, 'BuildRequest_Launch', async (route) => {
        const response = await route.fetch();
        letSave();
        await answered;
        await route.fulfill({ response });
      });
      await nameOf(page).fill(`${name} at last`);
      await launch.press(page, 'Launch test request');
      await expect.poll(() => hasTaken(/^buildRequest: open\.launching -- draft\.launched /)).toBe(true);
      letAnswer();
      await launch.arriveAt(page, 'We have received your request');
      await page.getByText(`${name} at last`, { exact: true }).waitFor();
      expect(await page.getByText('It had been launched already').count()).toBe(0);
    },
  );

  journey(
    'is taken back whole while nothing of it has gone out, though the answer is lost, and launched again',
    async ({ journey: { as, portal, problems } }) => {
      const customer = await portal('customer');
      const name = `Held ${Date.now()}`;
      await launch.leaveDraft(customer, { name: 'Held', tests: [await launch.readyTest(customer, 'Paying')] });
      const page = await as('customer', '/launch');
      await launch.arriveAt(page, 'Launch request');
      const undo = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' });
      await without(page, 'KeepDraft_Save', async () => {
        await nameOf(page).fill(name);
        await launch.press(page, 'Launch test request');
        await launch.arriveAt(page, 'We have received your request');
      });
      expect(await launch.requestsNamed(customer, name)).toBe(1);
      let lostAnswers = 1;
      await onOperation(page, 'TakeBackLaunch_TakeBack', async (route) => {
        if (lostAnswers-- <= 0) return route.fallback();
        await route.fetch();
        return route.abort('connectionreset');
      });
      await undo.dblclick();
      await page.getByText('The launch could not be taken back.').waitFor();
      await launch.press(page, 'Try again');
      await launch.arriveAt(page, 'Launch request');
      await expect.poll(() => nameOf(page).inputValue()).toBe(name);
      await page.getByRole('region', { name: 'Paying' }).waitFor();
      expect(await launch.requestsNamed(customer, name)).toBe(0);

      await launch.press(page, 'Launch test request');
      await launch.arriveAt(page, 'We have received your request');
      expect(await launch.requestsNamed(customer, name)).toBe(1);
      await refused(page, 'TakeBackLaunch_TakeBack', 'takeBackLaunch', () => undo.click());
      await launch.arriveAt(page, 'We have received your request');
      expect(await launch.requestsNamed(customer, name)).toBe(1);
      problems();
    },
  );
});

describe('a draft', () => {
  journey('that cannot be sent is kept, and sent by hand and by itself', async ({ journey: { as, portal, problems } }) => {
    const customer = await portal('customer');
    await launch.leaveDraft(customer, { name: 'Release 12', tests: [await launch.readyTest(customer, 'Paying')] });
    const page = await as('customer', '/launch');
    await launch.arriveAt(page, 'Launch request');
    const unsent = (name: string): Promise<void> =>
      without(page, 'KeepDraft_Save', async () => {
        await nameOf(page).fill(name);
        await says(page, 'Draft kept on this device, not sent yet');
      });
    await unsent('Release 13');
    await line(page).getByRole('button', { name: 'Retry' }).click();
    await saved(page);
    await unsent('Release 14');
    await saved(page);
    await refused(page, 'KeepDraft_Save', 'saveLaunchDraft', () => nameOf(page).fill('Release 16'));
    await line(page).getByRole('button', { name: 'Retry' }).click();
    await saved(page);
    const type = (name: string) => (): Promise<void> => nameOf(page).fill(name);
    await refused(page, 'KeepDraft_Save', 'saveLaunchDraft', type('Release 17'));
    await says(page, 'Not now.');
    await nameOf(page).fill('Release 18');
    await saved(page);
    await refused(page, 'KeepDraft_Save', 'saveLaunchDraft', type('Release 19'), 'invalid_state', type('Release 20'));
    await saved(page);
    problems();
  });

  journey(
    'takes what is typed while it is being saved, and what is typed last before the page is left',
    async ({ journey: { as, portal } }) => {
      const customer = await portal('customer');
      await launch.leaveDraft(customer, { name: 'Release 12', tests: [await launch.readyTest(customer, 'Paying')] });
      const page = await as('customer', '/launch');
      await launch.arriveAt(page, 'Launch request');
      let held = 0;
      await page.route(api, async (route) => {
        const { operationName } = route.request().postDataJSON() as { readonly operationName?: string };
        if (operationName === 'KeepDraft_Save' && held === 0) {
          held += 1;
          await nameOf(page).fill('Release 14');
        }
        await route.fallback();
      });
      await nameOf(page).fill('Release 13');
      await expect.poll(() => held).toBe(1);
      await saved(page);
      await nameOf(page).fill('Release 15');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Overview', exact: true }).click();
      await launch.arriveAt(page, 'Overview');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Launch', exact: true }).click();
      await expect.poll(() => nameOf(page).inputValue()).toBe('Release 15');
    },
  );

  journey('is typed on where this device cannot keep a copy', async ({ journey: { as, portal } }) => {
    const customer = await portal('customer');
    await launch.leaveDraft(customer, { name: 'Release 12', tests: [await launch.readyTest(customer, 'Paying')] });
    const page = await as('customer', '/overview');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.addInitScript(() => {
      const full = (): never => {
        throw new DOMException('The disk is full.', 'QuotaExceededError');
      };
      IDBObjectStore.prototype.put = full;
    });
    await page.goto('/launch');
    await launch.arriveAt(page, 'Launch request');
    await nameOf(page).fill('Release 13');
    await line(page).getByText('(not kept on this device)').waitFor();
    await nameOf(page).fill('Release 14');
    await saved(page);
  });

  journey('that was saved in two browsers asks which one goes on', async ({ journey: { as, portal, problems, hasTaken } }) => {
    const customer = await portal('customer');
    await launch.leaveDraft(customer, { name: 'Release 12', tests: [await launch.readyTest(customer, 'Paying')] });
    const page = await as('customer', '/launch');
    const other = await as('customer', '/overview');
    for (const choice of ['Keep what I typed here', 'Use the newer draft']) {
      await launch.arriveAt(page, 'Launch request');
      await page.context().setOffline(true);
      await nameOf(page).fill(`Here, ${choice}`);
      await other.goto('/launch');
      const takeOver = other.getByRole('button', { name: 'Take over' });
      await takeOver.or(nameOf(other)).first().waitFor();
      if (await takeOver.isVisible()) await takeOver.click();
      await nameOf(other).fill(`There, ${choice}`);
      await saved(other);
      await other.goto('/overview');
      await page.context().setOffline(false);
      const differing = page.getByRole('list', { name: 'What differs' }).getByRole('listitem');
      await differing.first().waitFor();
      expect(await differing.allTextContents()).toEqual([`Test run nameHereHere, ${choice}NewerThere, ${choice}`]);
      await page.getByText('Saved just now').waitFor();
      const failed =
        choice === 'Use the newer draft' ? /^buildRequest: takingTheirs -- xstate\.error/ : /^buildRequest: keepingMine -- xstate\.error/;
      const tryInVain = async (): Promise<void> => {
        await launch.press(page, choice);
        await expect.poll(() => hasTaken(failed)).toBe(true);
      };
      await without(page, 'KeepDraft_Save', () => onFullDisk(page, tryInVain));
      await page.getByText('The other draft could not be kept, so nothing was replaced.').waitFor();
      await launch.press(page, choice);
      const [kept, aside] = choice === 'Use the newer draft' ? ['There', 'Here'] : ['Here', 'There'];
      await expect.poll(() => nameOf(page).inputValue()).toBe(`${kept}, ${choice}`);
      await page.getByText('The other draft is kept beside this one.').waitFor();
      await page
        .getByRole('region', { name: 'Other drafts' })
        .getByRole('link', { name: `${aside}, ${choice}` })
        .waitFor();
      await saved(page);
    }
    problems();
  });
});
