import type { Page } from 'playwright-core';
import type { Account } from './app.ts';

/** Asks the portal API as a demo account and gives back the data; anything else is an error. */
export type AskPortal = <TData>(query: string, variables?: object) => Promise<TData>;

const post = async <TAnswer>(address: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<TAnswer> => {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as TAnswer;
};

type Answer<TData> = { readonly data?: TData | null; readonly errors?: readonly { readonly message: string }[] };
type Who = { readonly getCurrentOrganizationUser: { readonly organization: { readonly publicId: string } } };

/** The portal of a demo account, in the organization it stands in. */
export async function portalOf(url: string, account: Account): Promise<AskPortal> {
  const { access_token: token } = await post<{ access_token: string }>(`${url}/demo/token`, {
    email: `${account}@demo.test`,
    password: 'crowd-demo',
  });
  const ask = async <TData>(query: string, variables: object, headers: Readonly<Record<string, string>>): Promise<TData> => {
    const { data, errors } = await post<Answer<TData>>(
      `${url}/api/customer_portal`,
      { query, variables },
      { authorization: `Bearer ${token}`, ...headers },
    );
    if (data === undefined || data === null || errors !== undefined) throw new Error(JSON.stringify(errors));
    return data;
  };
  const who = await ask<Who>('{ getCurrentOrganizationUser { organization { publicId } } }', {}, {});
  const headers = { 'x-organization-public-id': who.getCurrentOrganizationUser.organization.publicId };
  return (query, variables = {}) => ask(query, variables, headers);
}

type Drafts = { readonly launchDrafts: readonly { readonly id: string }[] };

/** Leaves an account without an open launch draft. */
export async function discardDrafts(portal: AskPortal): Promise<void> {
  const { launchDrafts } = await portal<Drafts>('{ launchDrafts { id } }');
  for (const { id } of launchDrafts)
    await portal('mutation Discard($input: DiscardLaunchDraftInput!) { discardLaunchDraft(input: $input) { successful } }', {
      input: { id, restore: false },
    });
}

/** Fills in the open form of a new token, and gives back what is shown once. */
export async function makeToken(page: Page, name: string, ...scopes: readonly string[]): Promise<string> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  for (const scope of scopes) await dialog.getByRole('checkbox', { name: scope }).check();
  await dialog.getByRole('button', { name: 'Create' }).click();
  const note = page.getByRole('dialog', { name: 'Keep this token' });
  const token = await note.getByLabel('Token').inputValue();
  await note.getByRole('button', { name: 'Done' }).click();
  return token;
}
