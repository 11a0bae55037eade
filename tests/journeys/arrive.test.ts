import type { Locator, Page, Response } from 'playwright-core';
import { describe, expect } from 'vitest';
import { guides, stepsOf } from '#schema/vocabulary/guides.ts';
import { toast } from '../support/drivers-integrations.ts';
import { amending, lost, refused, unheard } from '../support/drivers-faults.ts';
import { journey } from '../support/journey.ts';

journey('a customer who asks for an address signs in and arrives there', async ({ journey: { as } }) => {
  const page = await as('customer', '/overview');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/overview');
});

journey('a page under another name of the server leads to the same page under its own', async ({ journey: { asStranger, url } }) => {
  const own = new URL(url);
  const other = own.hostname === '127.0.0.1' ? 'localhost' : '127.0.0.1';
  const page = await asStranger(`http://${other}:${own.port}/results`);
  await page.getByLabel('Email', { exact: true }).waitFor();
  expect(new URL(page.url()).origin).toBe(own.origin);
});

const own = { part: 'Main', away: 'Services', back: 'Overview', from: '/services', operation: 'Guide_Own', root: 'firstSteps' } as const;
const desk = {
  part: 'Operator',
  away: 'Mail',
  back: 'Crowd',
  from: '/operator/mail',
  operation: 'Guide_Operator',
  root: 'operatorFirstSteps',
} as const;

const places = { customer: own, manager: own, trial: own, operator: desk } as const;
const readers = ['customer', 'manager', 'trial', 'operator'] as const;

const leading = (page: Page): Locator => page.getByRole('link', { name: /^Go there: / });

/** The overview shows a guide while there is no issue. */
const withoutIssues = (page: Page): Promise<unknown> =>
  amending(page, 'Overview_Statistics', ({ data }) => ({
    data: { ...data, organizationStats: { ...(data['organizationStats'] as object), issuesTotalCount: 0 } },
  }));

describe('a guide', () => {
  for (const name of readers)
    journey(`leads ${name} from step to step, and again to one that was taken back`, async ({ journey: { as, problems } }) => {
      const { part, away, back, from, operation, root } = places[name];
      const page = await as(name, from);
      const follow = (link: string) => page.getByRole('navigation', { name: part }).getByRole('link', { name: link, exact: true }).click();
      const steps = stepsOf(name);
      let count = 0;
      await withoutIssues(page);
      await amending(page, operation, ({ data }) => {
        const kept = { ...(data[root] as { readonly kept: object }).kept, isPutAway: false };
        return { data: { [root]: { ...(data[root] as object), name, kept, done: steps.slice(0, count).map(([step]) => step) } } };
      });
      for (count of [...steps.keys(), steps.length, 0]) {
        const told = (response: Response) => (response.request().postData() ?? '').includes(`"${operation}"`);
        await Promise.all([page.waitForResponse(told), follow(back)]);
        const label = steps[count]?.[1].label;
        await expect.poll(() => leading(page).allTextContents()).toHaveLength(label === undefined ? 0 : 1);
        if (label !== undefined) await page.getByRole('link', { name: `Go there: ${label}`, exact: true }).waitFor();
        await follow(away);
        await leading(page).waitFor({ state: 'detached' });
      }
      problems();
    });

  journey(
    'is put away and brought back, where that is refused and lost and the answer is not heard',
    async ({ journey: { as, problems } }) => {
      const page = await as('customer', '/results');
      await withoutIssues(page);
      const steps = stepsOf('customer').map(([step]) => step);
      await amending(page, 'Guide_Own', ({ data }) => ({
        data: { firstSteps: { ...(data['firstSteps'] as object), done: steps.slice(0, 2) } },
      }));
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Overview', exact: true }).click();
      const press = (words: string) => () => page.getByRole('button', { name: words, exact: true }).click();
      const [away, back] = [press('Put away'), press('Show the guide')];
      const unchanged = () => toast(page, 'The guide could not be put away.').waitFor();
      await refused(page, 'Guide_PutAway', 'guidePutAway', away, 'invalid_state', undefined, () => toast(page, 'Not now.').waitFor());
      await lost(page, 'Guide_PutAway', away, undefined, unchanged);
      await away();
      await page.getByText(`${guides.customer.title}: 2 of 5 done`).waitFor();
      expect(await leading(page).count()).toBe(0);
      await lost(page, 'Guide_PutAway', back, undefined, unchanged);
      await back();
      await leading(page).waitFor();
      await unheard(page, 'Guide_PutAway', away);
      await page.reload();
      await back();
      await leading(page).waitFor();
      problems();
    },
  );
});
