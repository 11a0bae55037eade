import { randomUUID } from 'node:crypto';
import type { Page, Route } from 'playwright-core';
import { launchFlags } from '#schema/rules/launch/flags.ts';
import type { LaunchFlags } from '#schema/rules/launch/flags.ts';
import { emptyDraft } from '#schema/rules/launch/request-draft.ts';
import type { RequestDraft } from '#schema/rules/launch/request-draft.ts';
import type { AskPortal } from './drivers-portal.ts';
import { routed } from './routed.ts';
import type { Ground } from './wizard-places.ts';

const save = 'mutation Plant($input: SaveLaunchDraftInput!) { saveLaunchDraft(input: $input) { successful errors { message } } }';
const switches =
  'advancedTestsAccess newLaunchUxEnabled autoLaunchingEnabled googleSheetsAutoImportEnabled knownIssuesUploadEnabled videoRequirementEnabled';

type Switched = {
  readonly getCurrentOrganizationUser: { readonly organization: Parameters<typeof launchFlags>[0] };
  readonly featureFlags: readonly { readonly name: string; readonly enabled: boolean }[];
};

/** The switches under which an account launches. */
async function flagsOf(portal: AskPortal): Promise<LaunchFlags> {
  const { getCurrentOrganizationUser, featureFlags } = await portal<Switched>(
    `{ getCurrentOrganizationUser { organization { ${switches} } } featureFlags { name enabled } }`,
  );
  return launchFlags(
    getCurrentOrganizationUser.organization,
    featureFlags.flatMap(({ name, enabled }) => (enabled ? [name] : [])),
  );
}

/** What the drafts of an account stand on. */
export async function groundOf(portal: AskPortal): Promise<Ground> {
  const { countries } = await portal<{
    readonly countries: readonly { readonly id: string; readonly name: string; readonly code: string }[];
  }>('{ countries { id name code } }');
  const germany = countries.find(({ code }) => code.toLowerCase() === 'de');
  return { flags: await flagsOf(portal), country: { id: germany?.id ?? '', name: germany?.name ?? '' } };
}

/** Leaves a draft on the server, as another browser would have. */
export async function plantDraft(portal: AskPortal, draft: RequestDraft): Promise<string> {
  const id = randomUUID();
  await portal(save, {
    input: { id, version: 0, name: draft.name, step: draft.wizard?.step ?? 'summary', values: draft, sdlcStage: null },
  });
  return id;
}

/** Saves a draft on the version it has, as another browser would; false when it may not. */
export async function saveElsewhere(portal: AskPortal, id: string, version: number, draft: RequestDraft): Promise<boolean> {
  const { saveLaunchDraft } = await portal<{ readonly saveLaunchDraft: { readonly successful: boolean } }>(save, {
    input: { id, version, name: draft.name, step: 'summary', values: draft, sdlcStage: null },
  });
  return saveLaunchDraft.successful;
}

type Kept = { readonly launchDraft: { readonly state: string; readonly values: Readonly<Record<string, unknown>> } };

/** What the server has of a draft, and whether it was launched. */
export async function keptDraft(portal: AskPortal, id: string): Promise<{ readonly state: string; readonly values: object }> {
  const { launchDraft } = await portal<Kept>('query Kept($id: ID!) { launchDraft(id: $id) { state values } }', { id });
  const { device: _device, stamp: _stamp, ...values } = launchDraft.values;
  return { state: launchDraft.state, values };
}

const takeOver = 'mutation Take($input: OpenLaunchDraftInput!) { openLaunchDraft(input: $input) { result { version name } } }';
type Taken = { readonly openLaunchDraft: { readonly result: { readonly version: number; readonly name: string } } };

/** Takes a draft over and leaves it without its tests, as another device would that went on from before there were any. */
export async function emptyDraftOut(portal: AskPortal, id: string): Promise<void> {
  const holder = randomUUID();
  const { openLaunchDraft } = await portal<Taken>(takeOver, { input: { id, holder, takeOver: true } });
  const { name } = openLaunchDraft.result;
  const values = { ...emptyDraft('Europe/London'), name };
  await portal(save, { input: { ...openLaunchDraft.result, id, holder, step: 'summary', values, sdlcStage: null } });
}

export const dropDraft = (portal: AskPortal, id: string): Promise<unknown> =>
  portal('mutation Drop($input: DiscardLaunchDraftInput!) { discardLaunchDraft(input: $input) { successful } }', { input: { id } });

/** Brings a discarded draft back. */
export const bringDraftBack = (portal: AskPortal, id: string): Promise<unknown> =>
  portal('mutation Back($input: DiscardLaunchDraftInput!) { discardLaunchDraft(input: $input) { successful } }', {
    input: { id, restore: true },
  });

/** Goes to an address of the app without loading the page again. */
export const goSoftly = (page: Page, href: string): Promise<void> => page.evaluate((to) => history.pushState(null, '', to), href);

/** Hides the page for a moment, which sends what is typed at once. */
export const hideForAMoment = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
    document.dispatchEvent(new Event('visibilitychange'));
  });

/** Whether the copy that the page keeps on this device holds these words. */
export const isCopied = (page: Page, draftId: string, words: string): Promise<boolean> =>
  page.evaluate(
    ([id, text]) =>
      new Promise<boolean>((resolve, reject) => {
        const opening = indexedDB.open('keyval-store');
        opening.addEventListener('error', () => reject(new Error('no store')));
        opening.addEventListener('success', () => {
          const asked = opening.result.transaction('keyval').objectStore('keyval').getAll();
          asked.addEventListener('success', () => {
            opening.result.close();
            resolve(asked.result.some((copy) => copy.saved?.draftId === id && String(copy.saved.draft).includes(text ?? '')));
          });
        });
      }),
    [draftId, words],
  );

/** Opens the app as a colleague of the demo's customer, who types the password as anybody would. */
export async function asColleague(asStranger: (path?: string) => Promise<Page>, path: string): Promise<Page> {
  const page = await asStranger(path);
  await page.getByLabel('Email', { exact: true }).fill('erik.lund@northwind.test');
  await page.getByLabel('Password', { exact: true }).fill('crowd-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: /^Account menu/ }).waitFor();
  return page;
}

const api = '**/api/customer_portal';

/** Answers the calls of some names in the network's place; everything else goes through. */
export async function between(page: Page, names: readonly string[], act: (route: Route) => Promise<void>): Promise<() => Promise<void>> {
  const handler = (route: Route): Promise<void> => {
    const { operationName } = (route.request().postDataJSON() ?? {}) as { readonly operationName?: string };
    return operationName !== undefined && names.includes(operationName) ? act(route) : route.fallback();
  };
  await routed(page, api, handler);
  return () => page.unroute(api, handler);
}
