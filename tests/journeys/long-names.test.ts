import { expect } from 'vitest';
import { busyTest } from '../support/drivers-results.ts';
import { journey } from '../support/journey.ts';

const named = /"(name|fullName|title|chosenName|browserOrDevice)" ?: ?"(?:[^"\\]|\\.)+"/g;
const long = 'W'.repeat(200);

journey('names of two hundred letters without a space stay within a phone', async ({ journey: { as, portal } }) => {
  const manager = await portal('manager');
  const test = await busyTest(manager);
  for (const approved of [true, false])
    for (const { id } of test.tester.caseResults)
      await manager(
        'mutation ($input: ToggleTestCaseResultApprovalInput!) { toggleTestCaseResultApproval(input: $input) { successful } }',
        {
          input: { testCaseResultId: id, approved },
        },
      );
  const page = await as('manager', '/results', { viewport: { width: 390, height: 844 } });
  await page.route('**/api/customer_portal', async (route) => {
    const { operationName = '' } = route.request().postDataJSON() as { readonly operationName?: string };
    if (/Flags/.test(operationName)) return route.fallback();
    const response = await route.fetch().catch(() => null);
    if (response === null) return;
    const text = await response.text();
    await route.fulfill({ response, body: text.replace(named, (_, field: string) => `"${field}":"${long}"`) });
  });
  const tooWide: string[] = [];
  for (const path of [
    '/overview',
    '/organization-user/credit-usage',
    `/results/${test.id}?tab=summary`,
    `/results/${test.id}/test-case/${test.caseId}`,
    `/results/${test.id}/issue/${test.issueId}`,
    `/results/${test.id}/participant/${test.tester.id}`,
    `/results/${test.parentTestId}?tab=test-details`,
    `/test_managers/advanced_tests/${test.parentTestId}/launch_child`,
  ]) {
    await page.goto(path);
    await page.getByRole('main').getByText(long).first().waitFor();
    await page.locator('.animate-wait').first().waitFor({ state: 'detached' });
    const isTooWide = await page.evaluate(() =>
      [document.documentElement, ...[...document.querySelectorAll('main table')].map(({ parentElement }) => parentElement)].some(
        (element) => element !== null && element.scrollWidth > element.clientWidth,
      ),
    );
    if (isTooWide) tooWide.push(path);
  }
  expect(tooWide).toEqual([]);
});

journey('what a row says of a tester stays within its column beside the panel that publishes one', async ({ journey: { as, portal } }) => {
  const test = await busyTest(await portal('manager'));
  const page = await as('manager', `/results/${test.id}?tab=testers`, { viewport: { width: 1280, height: 800 } });
  await page
    .getByRole('button', { name: /^Publish / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Publish results' }).waitFor();
  await page
    .getByText(/^\d+ (pending moderations?|results? to moderate)$/)
    .first()
    .waitFor();
  const outside = await page.getByRole('cell').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const { right } = cell.getBoundingClientRect();
      const reaching = [...cell.querySelectorAll('span')].filter((part) => part.getBoundingClientRect().right > right + 1);
      return reaching.length === 0 ? [] : [cell.textContent];
    }),
  );
  expect(outside).toEqual([]);
});
