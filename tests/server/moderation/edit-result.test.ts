import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';

const fields = `id status actualResult originalActualResult additionalInformation stepResponses { id value }
  caseResultEditLogs { description field before after }`;
const update = `mutation ($input: FlexibleTestingUpdateTestCaseResultResponseInput!) {
  answer: flexibleTestingUpdateTestCaseResultResponse(input: $input) { successful errors { code message path } result { ${fields} } } }`;

let world: PortalWorld;

beforeAll(async () => {
  world = await openPortalWorld();
});
afterAll(() => world.stop());
beforeEach(async () => {
  await world.sql(
    `update case_result set actual_result = 'As handed in', original_actual_result = 'As handed in', additional_information = 'More' where id = $1`,
    [world.id('result-1-1')],
  );
  await world.sql(`update case_result_response set value = 'Yes' where id = $1`, [world.id('answer-step')]);
  await world.sql('delete from case_result_edit_log');
});

const send = async (answer: string, value: object, seen?: string, person: Person = 'accepted') =>
  (await world.ask(person, update, { input: { caseResultResponseId: world.id(answer), value, seen } })).answer;

describe('the words of a result', () => {
  it('RE-688: change by the id of an answer and a step value or a text, and tell the result', async () => {
    expect(await send('answer-status', { step: { actualResult: ' The page stays empty.\n' } })).toMatchObject({
      successful: true,
      errors: [],
      result: { id: world.id('result-1-1'), actualResult: 'The page stays empty.', originalActualResult: 'As handed in' },
    });
    expect((await send('answer-step', { text: 'No' })).result.stepResponses).toEqual([{ id: world.id('answer-step'), value: 'No' }]);
    expect((await send('answer-status', { step: { additionalInformation: 'Card 4242' } })).result.additionalInformation).toBe('Card 4242');
  });

  it('RE-212: leave a line in the edit log: who wrote what in place of what', async () => {
    await send('answer-status', { step: { actualResult: 'Empty' } });
    const { result } = await send('answer-step', { text: 'No' }, undefined, 'manager');
    expect(result.caseResultEditLogs.map(({ field, before, after }: Record<string, string>) => ({ field, before, after }))).toEqual(
      expect.arrayContaining([
        { field: 'Step 1', before: 'Yes', after: 'No' },
        { field: 'Actual result', before: 'As handed in', after: 'Empty' },
      ]),
    );
    expect(
      result.caseResultEditLogs.map(({ description }: { description: string }) => description.replace(/marker\S+/u, '*')).toSorted(),
    ).toEqual(['accepted * changed: Actual result.', 'manager * changed: Step 1.']);
  });

  it('are never empty, nor longer than 10,000 characters', async () => {
    expect((await send('answer-status', { step: { actualResult: ' \n ' } })).errors).toEqual([
      { code: 'blank', message: 'Please enter a text.', path: 'value.step.actualResult' },
    ]);
    expect((await send('answer-step', { text: 'x'.repeat(10_001) })).errors[0]).toMatchObject({ code: 'too_long', path: 'value.text' });
  });

  it('are refused to the second of two editors, who is told the words of the first', async () => {
    await send('answer-status', { step: { actualResult: 'Of the first' } }, 'As handed in');
    expect(await send('answer-status', { step: { actualResult: 'Of the second' } }, 'As handed in', 'manager')).toMatchObject({
      successful: false,
      errors: [{ code: 'stale_object', path: 'value' }],
      result: { actualResult: 'Of the first' },
    });
    expect((await send('answer-status', { step: { additionalInformation: 'Mine' } }, 'More', 'manager')).successful).toBe(true);
  });

  it('written as they are already leave no trace', async () => {
    expect((await send('answer-step', { text: 'Yes' })).result.caseResultEditLogs).toEqual([]);
  });

  it.each([
    ['answer-status', { text: 'x' }, 'invalid_type'],
    ['answer-step', { step: { actualResult: 'x' } }, 'invalid_type'],
    ['answer-step', { step: { issueId: 'x' } }, 'invalid_type'],
    ['answer-status', {}, 'invalid'],
    ['answer-status', { text: 'x', step: { actualResult: 'x' } }, 'invalid'],
    ['answer-status', { step: { actualResult: 'x', issueId: 'y' } }, 'invalid'],
  ])('of %s are not changed by %j', async (answer, value, code) => {
    expect((await send(answer, value)).errors[0]?.code).toBe(code);
  });

  it('are nobody else’s to change', async () => {
    const refusal = (person: Person) =>
      world.refusal(person, update, { input: { caseResultResponseId: world.id('answer-step'), value: { text: 'x' } } });
    expect([await refusal('customer'), await refusal('assigned'), await refusal('manager of b')]).toEqual([
      '200 FORBIDDEN',
      '200 NOT_FOUND',
      '200 NOT_FOUND',
    ]);
  });
});
