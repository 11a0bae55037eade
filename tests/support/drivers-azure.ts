import type { Page } from 'playwright-core';
import { demoAccess } from '#server/lib/demo-access.ts';
import { press } from './drivers-launch.ts';

const { site, contextPath, username, secret } = demoAccess.azureDevopsServer;

/** What is typed to connect the demo's server, by the labels of its fields. */
export const azureServer = { Site: site, 'Context path': contextPath, Username: username, 'Access token': secret } as const;

/** Leaves for the page where one signs in. */
export async function goToSignIn(page: Page): Promise<void> {
  await press(page, /^Sign in/);
  await page.getByRole('heading', { name: 'Sign in to Azure DevOps' }).waitFor();
}

/** Signs in there and comes back. */
export const comeBack = (page: Page): Promise<void> => page.getByRole('link', { name: /^Continue as/ }).click();

/** The key of the sign-in waits to be saved. */
export const signedIn = (page: Page): Promise<void> => page.getByText('Signed in. Save within ten minutes.').waitFor();

/** Leaves the form as it is for everybody. */
export async function toCloud(page: Page): Promise<void> {
  await page.getByRole('switch', { name: 'Hosted on Azure' }).click();
  await page.getByRole('textbox', { name: 'Organization' }).waitFor();
}
