import type { Page } from 'playwright-core';
import { afterEach, describe, expect } from 'vitest';
import { faultsOf } from '../support/axe.ts';
import { azureServer, comeBack, goToSignIn, signedIn, toCloud } from '../support/drivers-azure.ts';
import { lost, refused } from '../support/drivers-faults.ts';
import { badge, card, field, fill, integrationsPath, resetByApi, save, toast } from '../support/drivers-integrations.ts';
import { arriveAt, press } from '../support/drivers-launch.ts';
import { answerOnce, behave, misbehave } from '../support/drivers-vendors.ts';
import { journey } from '../support/journey.ts';
import { ownUrl } from '../support/own-url.ts';

const azure = `${integrationsPath}/azure_devops`;
const unable = 'We were unable to authenticate to Azure DevOps';
const saved = 'Changes saved successfully.';
const hosted = (page: Page) => page.getByRole('switch', { name: 'Hosted on Azure' });
const sees = (page: Page, text: string | RegExp): Promise<void> => page.getByText(text).first().waitFor();

afterEach(() => behave(ownUrl()));

describe('Azure DevOps in the cloud', () => {
  journey(
    'LA-031 LA-127 SH-084 LA-270 LA-197 SH-134 SH-215: is connected by a sign-in that comes back to what was typed, and leaves no code behind',
    async ({ journey: { as, portal } }) => {
      const ask = await portal('classic');
      await resetByApi(ask, 'azure_devops');
      const page = await as('classic', integrationsPath);
      await card(page, 'Azure DevOps').getByText('Inactive', { exact: true }).waitFor();
      await page.getByRole('link', { name: 'Set up Azure DevOps' }).click();
      await arriveAt(page, 'Azure DevOps');
      expect(await field(page, 'Site').inputValue()).toBe('https://dev.azure.com');
      await save(page);
      await sees(page, '2 things to fix');
      await sees(page, 'Sign-in: Sign in to Azure DevOps first.');

      await fill(page, { Organization: 'nobody' });
      await goToSignIn(page);
      await comeBack(page);
      await signedIn(page);
      expect([new URL(page.url()).search, await field(page, 'Organization').inputValue()]).toEqual(['', 'nobody']);
      expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]))).not.toMatch(
        /credentialsKey|authorizationCode/u,
      );

      await save(page);
      await sees(page, 'Azure DevOps does not know this organization, or your account is not in it.');
      await signedIn(page);
      await fill(page, { Organization: 'https://dev.azure.com/northwind/' });
      await save(page);
      await toast(page, saved).waitFor();
      await badge(page, 'Active').waitFor();
      await sees(page, 'Maya Okafor signed in. A new sign-in is needed to save any change.');
      expect(await field(page, 'Organization').inputValue()).toBe('northwind');
      expect(await faultsOf(page)).toEqual([]);
      await resetByApi(ask, 'azure_devops');
    },
  );

  journey('LA-577: says that the sign-in failed: declined, or of somebody else', async ({ journey: { as } }) => {
    const page = await as('customer', azure);
    await arriveAt(page, 'Azure DevOps');
    await goToSignIn(page);
    await page.getByRole('link', { name: 'Cancel' }).click();
    await sees(page, unable);
    expect(new URL(page.url()).search).toBe('');
    expect(await faultsOf(page)).toEqual([]);

    const other = await as('manager', azure);
    await arriveAt(other, 'Azure DevOps');
    await goToSignIn(other);
    const foreign = (await other.getByRole('link', { name: /^Continue as/ }).getAttribute('href')) ?? '';
    await page.goto(foreign);
    await sees(page, unable);
    expect(new URL(page.url()).search).toBe('');
    await other.getByRole('link', { name: /^Continue as/ }).click();
    await signedIn(other);
  });

  journey('a reload takes the sign-in, and nothing else; the code of before is of no use', async ({ journey: { as } }) => {
    const page = await as('customer', azure);
    await arriveAt(page, 'Azure DevOps');
    await fill(page, { Organization: 'north-wind' });
    await goToSignIn(page);
    const back = (await page.getByRole('link', { name: /^Continue as/ }).getAttribute('href')) ?? '';
    await comeBack(page);
    await signedIn(page);
    await page.reload();
    await sees(page, /A new sign-in is needed/);
    expect(await field(page, 'Organization').inputValue()).toBe('north-wind');
    await page.goto(back);
    await signedIn(page);
    await fill(page, { Organization: 'northwind' });
  });

  journey('goes on after lost answers, and says what was refused', async ({ journey: { as, problems } }) => {
    const page = await as('customer', azure);
    await arriveAt(page, 'Azure DevOps');
    const begin = () => press(page, /^Sign in/);
    await lost(page, 'AzureGrant_Begin', begin);
    await sees(page, unable);
    await refused(page, 'AzureGrant_Begin', 'azureDevopsAuthorizationCreate', begin);
    await sees(page, 'Not now.');
    await goToSignIn(page);
    await answerOnce(page, 'AzureGrant_Exchange', 'lost');
    await comeBack(page);
    await press(page, 'Try again');
    await signedIn(page);
    await goToSignIn(page);
    await answerOnce(page, 'AzureGrant_Exchange', 'lost');
    await comeBack(page);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await goToSignIn(page);
    await comeBack(page);
    await signedIn(page);
    problems();
  });
});

describe('Azure DevOps on a server of one’s own', () => {
  journey(
    'LA-271 LA-518: is connected by a token; the switch resets the form, and Undo brings it back',
    async ({ journey: { as, portal } }) => {
      const ask = await portal('classic');
      await resetByApi(ask, 'azure_devops');
      const page = await as('classic', azure);
      await arriveAt(page, 'Azure DevOps');
      await goToSignIn(page);
      await page.getByRole('link', { name: 'Cancel' }).click();
      await sees(page, unable);
      await fill(page, { Organization: 'northwind' });
      await hosted(page).click();
      await toast(page, 'The form was reset.').waitFor();
      expect([await field(page, 'Site').inputValue(), await field(page, 'Organization').count()]).toEqual(['', 0]);
      await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => field(page, 'Organization').inputValue()).toBe('northwind');
      await hosted(page).press('Space');
      await fill(page, { ...azureServer, 'Access token': 'wrong' });
      await save(page);
      await sees(page, 'Azure DevOps does not accept this username and access token.');
      await fill(page, { 'Access token': azureServer['Access token'] });
      expect(await faultsOf(page)).toEqual([]);
      await page.keyboard.press('Control+Enter');
      await toast(page, saved).waitFor();
      await badge(page, 'Active').waitFor();
      expect([await field(page, 'Site').inputValue(), await field(page, 'Access token').inputValue()]).toEqual([azureServer.Site, '']);
      await resetByApi(ask, 'azure_devops');
    },
  );

  journey('says that it is slow to answer, and keeps what was typed', async ({ journey: { as, url } }) => {
    const page = await as('customer', azure);
    await arriveAt(page, 'Azure DevOps');
    await hosted(page).click();
    await fill(page, azureServer);
    await misbehave(url, { vendor: 'azure_devops', kind: 'broken' });
    await save(page);
    await sees(page, 'Azure DevOps has a problem at the moment. Please try again later.');
    expect(await field(page, 'Access token').inputValue()).toBe(azureServer['Access token']);
    await toCloud(page);
  });
});
