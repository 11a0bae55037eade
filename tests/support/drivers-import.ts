import type { Page } from 'playwright-core';
import { caseRun } from '#schema/rules/launch/requested-test.builders.ts';
import type { RequestedTestValues } from '#schema/rules/launch/requested-test.ts';
import * as launch from './drivers-launch.ts';
import type { AskPortal } from './drivers-portal.ts';

type Open = {
  readonly as: (account: 'customer', path: string) => Promise<Page>;
  readonly portal: (account: 'customer') => Promise<AskPortal>;
};

/** The customer's request holds one test with these values, and the page stands at one of its steps. */
export async function openStep({ as, portal }: Open, step: string, values: Partial<RequestedTestValues>): Promise<Page> {
  const ask = await portal('customer');
  const { id, values: ready } = await launch.readyTest(ask, 'Imports');
  await launch.leaveDraft(ask, { tests: [{ id, values: { ...ready, ...values } }] });
  return as('customer', `/launch/test?test=${id}&step=${step}`);
}
export const atScope = (open: Open, values: Partial<RequestedTestValues> = caseRun({ testCases: [] })): Promise<Page> =>
  openStep(open, 'scope', { activity: 'test_case_run', ...values });

/** Gives a file of any kind to the import. */
export const file = (page: Page, content: string | Buffer, name: string): Promise<void> =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });

export const sees = (page: Page, text: string | RegExp): Promise<void> =>
  page
    .getByText(text, { exact: typeof text === 'string' })
    .first()
    .waitFor();

export async function openImport(page: Page, button: string, title = button): Promise<void> {
  await launch.press(page, button);
  await launch.arriveAt(page, title);
}

/** Imports what the preview shows, and waits for the step it was opened from. */
export async function confirmImport(page: Page, button: string, step = 'Scope'): Promise<void> {
  await launch.press(page, button);
  await launch.arriveAt(page, step);
}

/** Says which field a column is. */
export async function mapColumn(page: Page, column: string, field: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`Field for ${column}`) }).click();
  await page.getByRole('option', { name: field, exact: true }).click();
}

/** The test cases that the Scope step lists. */
export const held = async (page: Page): Promise<readonly string[]> => {
  const rows = await page.getByRole('region', { name: 'Test cases' }).getByRole('listitem').allInnerTexts();
  return rows.map((row) => row.replace(/^Edit\n/, ''));
};

type Gate = { held: (() => unknown)[] | null };

/** Lets what the engines of the next imports answer be held back, as on a slow machine, and let go. */
export async function slowEngine(page: Page): Promise<{ readonly hold: () => Promise<void>; readonly letGo: () => Promise<void> }> {
  const handle = await page.evaluateHandle(() => {
    const gate: Gate = { held: null };
    const Plain = Worker;
    globalThis.Worker = class extends Plain {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', (event) => {
          if (gate.held === null) return;
          event.stopImmediatePropagation();
          gate.held.push(() => this.dispatchEvent(new MessageEvent('message', { data: event.data })));
        });
      }
    };
    return gate;
  });
  return {
    hold: () => handle.evaluate((gate) => void (gate.held = [])),
    letGo: () =>
      handle.evaluate((gate) => {
        const answers = gate.held ?? [];
        gate.held = null;
        for (const tell of answers) tell();
      }),
  };
}

/** Takes the workers of a page away for as long as something takes, as a browser does that forbids them. */
export async function withoutWorkers(page: Page, act: () => Promise<unknown>): Promise<void> {
  const workers = await page.evaluateHandle(() => {
    const { Worker: known } = globalThis;
    Reflect.deleteProperty(globalThis, 'Worker');
    return known;
  });
  await act();
  await workers.evaluate((known) => Reflect.set(globalThis, 'Worker', known));
}
