import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { rejectAsDuplicate } from '../support/drivers-unsent.ts';
import { journey } from '../support/journey.ts';

type Standing = { readonly id: string; readonly triageStatus: string; readonly triageReason: string | null; readonly severity: string };
type Found = { readonly flexibleTestingIssues: { readonly edges: readonly { readonly node: Standing }[] } };

const verdicts = 40;
/** A server that takes so many calls, refuses all for so many milliseconds from the next one on, and says when it will take more. */
const [taken, within] = [20, 3_000];

/** Accepted and rejected; new ones arrive meanwhile. */
const counts = async (page: Page): Promise<readonly string[]> =>
  (await page.getByRole('radiogroup', { name: 'Triage status' }).locator('label').allTextContents()).slice(1);
const current = (page: Page): Promise<string | null> => page.locator('a[data-key][aria-current="true"]').getAttribute('data-key');

/** Keeps what is said to the person, also what is gone from the screen by the end. */
const listen = async (page: Page) => {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    const hear = () =>
      document.querySelectorAll('[data-toast]').forEach((toast) => {
        const words = toast.textContent;
        if (words !== '' && !said.includes(words)) said.push(words);
      });
    new MutationObserver(hear).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'said') as readonly string[]);
};

type Answer = { readonly successful?: boolean; readonly result?: unknown };
const idsIn = ({ successful, result }: Answer): readonly string[] =>
  successful === true ? [result].flat().map((issue) => String(Reflect.get(Object(issue), 'id'))) : [];

const makeBusy = async (page: Page) => {
  const told = { refused: 0, given: [] as string[], takenBack: [] as string[] };
  let [began, calls] = [0, 0];
  await page.route('**/api/customer_portal', async (route) => {
    const now = Date.now();
    calls += 1;
    if (calls === taken + 1) began = now;
    if (calls > taken && now - began > within) calls = 1;
    if (calls > taken) {
      told.refused += 1;
      const headers = { 'Retry-After': String(Math.ceil((began + within - now) / 1_000)) };
      return route.fulfill({
        status: 429,
        headers,
        json: { errors: [{ message: 'Too many calls.', extensions: { code: 'RATE_LIMITED' } }] },
      });
    }
    const answer = await route.fetch();
    const { data } = (await answer.json().catch(() => ({}))) as { readonly data?: Readonly<Record<string, Answer>> | null };
    told.given.push(...idsIn(data?.['flexibleTestingIssueReject'] ?? {}));
    told.takenBack.push(...idsIn(data?.['flexibleTestingIssuesRestore'] ?? {}));
    return route.fulfill({ response: answer });
  });
  return told;
};

describe('a server that is busy', () => {
  journey(
    'takes forty verdicts and forty undos all the same, and what is said of them is so',
    { timeout: 300_000 },
    async ({ journey: { as, portal, problems } }) => {
      const page = await as('customer', '/issues?triage=accepted');
      const ask = await portal('customer');
      await page.locator('a[data-key]').first().click();
      await expect.poll(() => current(page)).not.toBeNull();
      const shown = await counts(page);
      const said = await listen(page);
      const told = await makeBusy(page);
      const judged: string[] = [];
      for (let key = 0; key < verdicts; key += 1) {
        const issueId = (await current(page)) ?? '';
        judged.push(issueId);
        await rejectAsDuplicate(page);
        await expect.poll(() => current(page), { timeout: 30_000 }).not.toBe(issueId);
      }
      const standing = async (): Promise<readonly Standing[]> => {
        const document = `query ($ids: [ID!]) { flexibleTestingIssues(idIn: $ids, first: 50) { edges { node { id triageStatus triageReason severity } } } }`;
        const { flexibleTestingIssues } = await ask<Found>(document, { ids: judged });
        return flexibleTestingIssues.edges.map(({ node }) => node).toSorted((one, other) => one.id.localeCompare(other.id));
      };
      await expect.poll(() => told.given.length, { timeout: 60_000 }).toBe(verdicts);
      expect(told.given.toSorted()).toEqual(judged.toSorted());
      const rejected = await standing();
      expect(rejected).toHaveLength(verdicts);
      expect(new Set(rejected.map(({ triageStatus, triageReason }) => `${triageStatus} ${triageReason}`))).toEqual(
        new Set(['rejected Duplicate']),
      );
      for (let key = 0; key < verdicts; key += 1) {
        await page.keyboard.press('u');
        await page.waitForTimeout(100);
      }
      await expect.poll(() => told.takenBack.length, { timeout: 60_000 }).toBe(verdicts);
      expect(told.takenBack.toSorted()).toEqual(judged.toSorted());
      const restored = rejected.map((issue) => ({ ...issue, triageStatus: 'accepted', triageReason: null }));
      expect(await standing()).toEqual(restored);
      await expect.poll(() => counts(page), { timeout: 30_000 }).toEqual(shown);
      await page.keyboard.press('u');
      await expect.poll(async () => (await said()).some((words) => words.includes('There is nothing to undo.'))).toBe(true);
      const words = await said();
      expect(words.filter((sentence) => /Not undone|did not answer/u.test(sentence))).toEqual([]);
      const undone = words.filter((sentence) => sentence.startsWith('Undone: '));
      expect(undone.length).toBeGreaterThan(0);
      expect(undone.length).toBeLessThanOrEqual(told.takenBack.length);
      expect(told.refused).toBeGreaterThan(0);
      expect(problems().filter((problem) => !problem.includes('429'))).toEqual([]);
    },
  );
});
