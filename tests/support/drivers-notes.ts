import type { Locator, Page, Route } from 'playwright-core';
import type { AskPortal } from './drivers-portal.ts';
import { routed } from './routed.ts';

type Listed = { readonly flexibleTestingIssues: { readonly edges: readonly { readonly node: NotedIssue }[] } };
export type NotedIssue = { readonly id: string; readonly code: string; readonly issueNote: { readonly note: string } | null };

/** Issues that nobody has written a note on. */
export async function unnoted(portal: AskPortal, triageStatus: 'untriaged' | 'rejected' = 'untriaged'): Promise<readonly NotedIssue[]> {
  const { flexibleTestingIssues } = await portal<Listed>(
    'query ($triageStatus: TriageStatus!) { flexibleTestingIssues(triageStatusEq: $triageStatus, first: 50) { edges { node { id code issueNote { note } } } } }',
    { triageStatus },
  );
  return flexibleTestingIssues.edges.map(({ node }) => node).filter(({ issueNote }) => issueNote === null);
}

type Change = { readonly change: { readonly successful: boolean } };

/** Writes a note as somebody else, over whatever stands there, or deletes it. */
export async function noteBy(portal: AskPortal, issueId: string, note: string | null): Promise<void> {
  const send = async (field: 'Create' | 'Update' | 'Destroy', input: object): Promise<boolean> => {
    const query = `mutation ($input: FlexibleTestingIssueNote${field}Input!) { change: flexibleTestingIssueNote${field}(input: $input) { successful } }`;
    return (await portal<Change>(query, { input: { issueId, ...input } })).change.successful;
  };
  const isDone = note === null ? await send('Destroy', {}) : (await send('Update', { note })) || (await send('Create', { note }));
  if (!isDone) throw new Error('the note cannot be written');
}

export const noteOn = (page: Page): Locator => page.getByRole('region', { name: 'Triage note' });
export const editor = (page: Page): Locator => noteOn(page).getByRole('textbox');
export const pressIn = (page: Page, name: string | RegExp): Promise<void> => noteOn(page).getByRole('button', { name }).click();

/** Lets the next call of an operation through once something else has happened. */
export async function held(page: Page, operation: string, meanwhile: () => Promise<unknown>): Promise<void> {
  let isMet = false;
  await routed(page, '**/api/customer_portal', async (route: Route) => {
    const { operationName } = route.request().postDataJSON() as { readonly operationName?: string };
    if (operationName !== operation || isMet) return route.fallback();
    isMet = true;
    await meanwhile();
    return route.fallback();
  });
}
