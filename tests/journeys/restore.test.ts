import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect } from 'vitest';
import { restoreBytes, restoreTexts } from '#schema/vocabulary/organization-restore.ts';
import { faultsOf } from '../support/axe.ts';
import { lost, refused } from '../support/drivers-faults.ts';
import { toast } from '../support/drivers-integrations.ts';
import { journey } from '../support/journey.ts';
import { movedArchive } from '../support/moved-archive.ts';

const made: string[] = [];
afterAll(async () => {
  for (const folder of made) await rm(folder, { recursive: true, force: true });
});

/** A file on the disk, as large as it is said to be. */
const fileNamed = async (name: string, content: Uint8Array | string, bytes?: number): Promise<string> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'muster-restore-journey-'));
  made.push(folder);
  const file = path.join(folder, name);
  await writeFile(file, content);
  if (bytes !== undefined) await truncate(file, bytes);
  return file;
};

const choose = (page: Page, file: string) => page.locator('input[type="file"]').setInputFiles(file);
const row = (page: Page, name: string) =>
  page
    .getByRole('table', { name: 'Archives' })
    .getByRole('row', { name: new RegExp(name, 'u') })
    .first();

/** Everything of an organization without people, as its desk hands it out. */
const archiveOf = async (page: Page, name: string, code: string): Promise<Buffer> => {
  await page.getByRole('button', { name: 'New organization' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('dialog').getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByRole('button', { name: 'Ask for an archive' }).click();
  const link = page.getByRole('link', { name: 'Download', exact: true });
  await link.waitFor({ timeout: 60_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return readFile(await download.path());
};

describe('an organization that comes from another installation', () => {
  journey('is sent as an archive, seen before it comes, restored, and refused the second time', async ({ journey: { as, problems } }) => {
    const page = await as('operator', '/operator');
    const archive = await archiveOf(page, 'Wide World', 'WIDE');
    const whole = await fileNamed('wide-world.zip', movedArchive(archive, 'MOVED', 'Moved World'));

    await lost(page, 'OperatorRestores', () => page.getByRole('link', { name: 'Restore', exact: true }).click());
    await page.getByText('The archives could not be loaded.').waitFor();
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('No archive yet').waitFor();
    expect(await faultsOf(page)).toEqual([]);

    await choose(page, await fileNamed('rows.csv', 'a,b\n'));
    await toast(page, restoreTexts.noArchive).waitFor();
    await choose(page, await fileNamed('large.zip', 'PK', restoreBytes + 1));
    await toast(page, restoreTexts.tooLarge).waitFor();
    await refused(page, 'Operator_BeginRestore', 'operatorRestoreBegin', () => choose(page, whole));
    await page.route('**/api/organization-restores/*', (route) => route.abort('connectionreset'));
    await choose(page, whole);
    await toast(page, restoreTexts.notSent).waitFor();
    await row(page, 'wide-world').getByText('Not arrived').waitFor();
    await page.unroute('**/api/organization-restores/*');

    await choose(page, whole);
    await row(page, 'wide-world').getByText('Checked').waitFor({ timeout: 60_000 });
    await page.getByRole('region', { name: 'What it brings' }).getByText('Moved World (MOVED)').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await row(page, 'wide-world').getByRole('button', { name: 'Restore' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
    await row(page, 'wide-world').getByRole('link', { name: 'Moved World (MOVED)' }).waitFor({ timeout: 60_000 });
    expect(await faultsOf(page)).toEqual([]);

    await choose(page, whole);
    await row(page, 'wide-world')
      .getByText(/Moved World cannot be restored here/u)
      .waitFor({ timeout: 60_000 });

    await page.route('**/api/organization-restores/*', (route) => route.abort('connectionreset'));
    await choose(page, await fileNamed('other.zip', movedArchive(archive, 'OTHER', 'Other World')));
    await row(page, 'other').getByText('Not arrived').waitFor();
    await row(page, 'other').getByRole('button', { name: 'Discard' }).click();
    await toast(page, 'The archive was discarded.').waitFor();
    await row(page, 'other').getByText('Discarded').waitFor();

    await row(page, 'wide-world').waitFor();
    await page.getByRole('link', { name: 'Moved World (MOVED)' }).click();
    await page.getByRole('heading', { level: 1, name: 'Moved World' }).waitFor();
    problems();
  });
});
