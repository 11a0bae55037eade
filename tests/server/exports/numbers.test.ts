import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';

let world: PortalWorld;
beforeAll(async () => {
  world = await openPortalWorld();
});
afterAll(() => world.stop());

const rowsOf = (body: string) => parse(body, { bom: true, columns: true }) as readonly Record<string, string>[];
async function exported(person: Person, name: string, input: object): Promise<readonly Record<string, string>[]> {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`.replace('CreditsToCsv', 'Credits');
  const { answer } = await world.ask(person, `mutation ($input: ${type}!) { answer: ${name}(input: $input) { result { body } } }`, {
    input,
  });
  return [answer.result].flat().flatMap(({ body }: { body: string }) => rowsOf(body));
}

it('the file of credits can be summed, what was spent with it', async () => {
  await world.sql('delete from credit_transaction where organization_id = $1', [world.id('organization')]);
  const amounts = [100, -12.5, -6, 0, -1_000_000.25];
  for (const [index, amount] of amounts.entries())
    await world.things.row('credit_transaction', {
      id: world.id(`movement ${index}`),
      description: index === 2 ? '-6' : `=SUM(${index})`,
      amount,
      balance_after_transaction: amounts.slice(0, index + 1).reduce((sum, one) => sum + one),
      created_at: `2026-11-0${index + 1}T09:00:00Z`,
    });
  const rows = await exported('customer', 'exportCreditsToCsv', {});
  expect(rows.map(({ Amount }) => Amount)).toEqual(['-1000000.25', '0', '-6', '-12.5', '100']);
  expect(rows.map(({ Amount }) => Number(Amount)).reduce((sum, one) => sum + one)).toBe(Number(rows[0]?.['Balance']));
  expect(rows.filter(({ Transaction = '' }) => /^[=+@]/u.test(Transaction))).toEqual([]);
});

it('a number that somebody wrote is one in the files of issues and of results, and a formula is none', async () => {
  const fields = (value: string) => [{ code: 'actual_results', label: 'Actual results', value }];
  await world.things.issue('cold', { test_id: world.id('supervised'), title: '-40', issue_fields: fields('-6.5') });
  await world.things.issue('sly', { test_id: world.id('supervised'), title: '-40+1', issue_fields: fields('-6.5%') });
  const issueIds = ['cold', 'sly'].map((name) => world.id(name));
  const issues = await exported('customer', 'exportIssuesToCsv', { issueIds });
  expect(issues.map((row) => [row['Title'], row['Actual results']])).toEqual([
    ['-40', '-6.5'],
    ["'-40+1", "'-6.5%"],
  ]);
  await world.sql(`update case_result set actual_result = '-6.5' where id = $1`, [world.id('result-1-1')]);
  const participantsIds = [world.id('participant-1')];
  const [result] = await exported('manager', 'exportTestCaseResultsToCsv', { testId: world.id('supervised'), participantsIds });
  expect(result?.['Actual result']).toBe('-6.5');
});
