import { describe, expect } from 'vitest';
import { faultsOf } from '../support/axe.ts';
import { lost, refused } from '../support/drivers-faults.ts';
import { toast } from '../support/drivers-integrations.ts';
import { journey } from '../support/journey.ts';

describe('the archive of an organization', () => {
  journey('is asked for by a customer, seen as it is made, and downloaded', async ({ journey: { as, problems } }) => {
    const page = await as('customer', '/organization-settings/users');
    await page.getByRole('link', { name: 'Data' }).waitFor();
    await lost(page, 'OrganizationArchives', () => page.getByRole('link', { name: 'Data' }).click());
    await page.getByText('The archives could not be loaded.').waitFor();
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('No archive yet').waitFor();
    expect(await faultsOf(page)).toEqual([]);

    const ask = page.getByRole('button', { name: 'Ask for an archive' });
    await lost(page, 'Organization_AskArchive', () => ask.click());
    await toast(page, 'The archive could not be asked for. Please try again.').waitFor();
    await refused(page, 'Organization_AskArchive', 'organizationArchiveAsk', () => ask.click());
    await ask.click();
    const link = page.getByRole('link', { name: 'Download', exact: true });
    await link.waitFor({ timeout: 60_000 });
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toMatch(/^NW-\d{4}-\d{2}-\d{2}\.zip$/u);
    await page.getByText('Ready', { exact: true }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    problems();
  });

  journey('is cancelled by an operator while another is made', async ({ journey: { as, problems } }) => {
    const first = await as('operator', '/operator');
    await first.getByRole('link', { name: 'Northwind' }).click();
    const second = await as('operator', '/operator');
    await second.getByRole('link', { name: 'Fabrikam' }).click();
    const [one, other] = [first, second].map((page) => page.getByRole('button', { name: 'Ask for an archive' }));
    if (one === undefined || other === undefined) throw new Error('there are two pages');
    await Promise.all([one.waitFor(), other.waitFor()]);
    await one.click();
    await other.click();
    await second.getByRole('table', { name: 'Archives' }).getByRole('button', { name: 'Cancel' }).click();
    await toast(second, 'The archive was cancelled.').waitFor();
    await second.getByText('Cancelled', { exact: true }).waitFor();
    await first.getByRole('link', { name: 'Download', exact: true }).waitFor({ timeout: 60_000 });
    expect(await faultsOf(second)).toEqual([]);
    problems();
  });
});
