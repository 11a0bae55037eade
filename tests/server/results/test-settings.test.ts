import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';

let world: PortalWorld;

beforeAll(async () => {
  world = await openPortalWorld();
});
afterAll(() => world.stop());

const errors = 'successful errors { code message path }';
const documents = {
  toggleRequiredAttachmentForPass: `mutation ($input: ToggleRequiredAttachmentForPassInput!) { answer: toggleRequiredAttachmentForPass(input: $input) { ${errors} result { requiredAttachmentForPass } } }`,
  disableAutomaticTesterManagement: `mutation ($input: DisableAutomaticTesterManagementInput!) { answer: disableAutomaticTesterManagement(input: $input) { ${errors}
    result { automaticTesterManagementEnabled automaticTesterManagementDisabledReason } } }`,
  advancedTestingTestCycleToTestLink: `mutation ($input: AdvancedTestingTestCycleToTestLinkInput!) { answer: advancedTestingTestCycleToTestLink(input: $input) { ${errors} result { linkedTestCycleUrl linkedTestCycleCode } } }`,
  updateNumberOfResultsNeeded: `mutation ($input: UpdateNumberOfResultsNeededInput!) { answer: updateNumberOfResultsNeeded(input: $input) { ${errors}
    result { selectionRequirementsGroups { id numberOfResultsNeeded } } } }`,
};
const call = async (mutation: keyof typeof documents, input: object, person: Person = 'manager') =>
  (await world.ask(person, documents[mutation], { input })).answer;
const test = () => ({ testId: world.id('supervised') });
const others = ['customer', 'accepted'] as const;

describe('the settings of a running test', () => {
  it('RE-684: flips the attachment requirement, or makes it what is wanted', async () => {
    const required = async (more = {}) => {
      const { successful, result } = await call('toggleRequiredAttachmentForPass', { ...test(), ...more });
      return [successful, result.requiredAttachmentForPass];
    };
    expect([await required(), await required({ required: true }), await required(), await required()]).toEqual([
      [true, true],
      [true, true],
      [true, false],
      [true, true],
    ]);
  });

  it('RE-685 RE-585: disables automatic management for a reason, which is kept trimmed', async () => {
    expect((await call('disableAutomaticTesterManagement', { ...test(), reason: ' \n ' })).errors).toEqual([
      { code: 'blank', message: 'A reason is required', path: 'reason' },
    ]);
    expect(await call('disableAutomaticTesterManagement', { ...test(), reason: '  By hand ' })).toEqual({
      successful: true,
      errors: [],
      result: { automaticTesterManagementEnabled: false, automaticTesterManagementDisabledReason: 'By hand' },
    });
  });

  it('RE-604: is refused to other roles', async () => {
    for (const person of others)
      expect(await world.refusal(person, documents.disableAutomaticTesterManagement, { input: { ...test(), reason: 'By hand' } })).toBe(
        '200 FORBIDDEN',
      );
  });

  it('RE-683: links the test cycle of a code, however it is typed', async () => {
    const answer = await call('advancedTestingTestCycleToTestLink', { ...test(), testCycleCode: ' A-1-1 ' });
    expect(answer).toEqual({
      successful: true,
      errors: [],
      result: {
        linkedTestCycleCode: 'a-1-1',
        linkedTestCycleUrl: `/results/${world.id('advanced')}?tab=test-details#${world.id('requested')}`,
      },
    });
  });

  it.each([
    ['unknown', 'NW-999', 'not_found', 'There is no test cycle with this code'],
    ['of another organization', 'b-1-1', 'not_found', 'There is no test cycle with this code'],
    ['blank', '  ', 'blank', 'Enter the code of a test cycle'],
  ])('refuses a code that is %s', async (_, testCycleCode, code, message) => {
    expect((await call('advancedTestingTestCycleToTestLink', { ...test(), testCycleCode })).errors).toEqual([
      { code, message, path: 'testCycleCode' },
    ]);
  });

  it('changes how many results a group is to bring', async () => {
    const { result } = await call('updateNumberOfResultsNeeded', { groupId: world.id('group'), numberOfResultsNeeded: 9 });
    expect(result.selectionRequirementsGroups).toEqual([{ id: world.id('group'), numberOfResultsNeeded: 9 }]);
    const foreign = { groupId: world.id('participant-1'), numberOfResultsNeeded: 9 };
    expect(await world.refusal('manager', documents.updateNumberOfResultsNeeded, { input: foreign })).toBe('200 NOT_FOUND');
  });

  it('leaves every change in the audit trail, once', async () => {
    await call('advancedTestingTestCycleToTestLink', { ...test(), testCycleCode: 'a-1-1' });
    const trail = await world.sql(
      `select operation, before, after from audit where outcome = 'done' and operation in ('advancedTestingTestCycleToTestLink', 'updateNumberOfResultsNeeded') order by id`,
    );
    expect(trail).toEqual([
      { operation: 'advancedTestingTestCycleToTestLink', before: { testCycleCode: null }, after: { testCycleCode: 'a-1-1' } },
      { operation: 'updateNumberOfResultsNeeded', before: { numberOfResultsNeeded: 4 }, after: { numberOfResultsNeeded: 9 } },
    ]);
  });
});

describe('what only test managers are told', () => {
  const document = `query ($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest { payoutBaseAmount applyCountryPayoutMultiplier
    linkedTestCycleUrl linkedTestCycleCode automaticTesterManagementDisabledReason parentTestId requiredAttachmentForPass } } }`;
  const told = async (person: Person) => (await world.ask(person, document, { id: world.id('supervised') })).platformTest;

  it('RE-599 RE-600 RE-601: payout, country multiplier, test cycle and the reason are for test managers', async () => {
    expect(await told('manager')).toMatchObject({
      payoutBaseAmount: expect.any(Number) as number,
      applyCountryPayoutMultiplier: expect.any(Boolean) as boolean,
      linkedTestCycleUrl: expect.any(String) as string,
    });
    for (const person of others)
      expect(await told(person)).toMatchObject({
        payoutBaseAmount: null,
        applyCountryPayoutMultiplier: null,
        linkedTestCycleUrl: null,
        linkedTestCycleCode: null,
        automaticTesterManagementDisabledReason: null,
      });
  });

  it('RE-355 RE-356 RE-357: a supervised test exposes payout in cents, parent, attachment requirement, multiplier and test cycle', async () => {
    await world.sql('update supervised_test set payout_base_amount = 1250, apply_country_payout_multiplier = true where test_id = $1', [
      world.id('supervised'),
    ]);
    expect(await told('manager')).toMatchObject({
      payoutBaseAmount: 1250,
      parentTestId: world.id('advanced'),
      requiredAttachmentForPass: true,
      applyCountryPayoutMultiplier: true,
      linkedTestCycleUrl: `/results/${world.id('advanced')}?tab=test-details#${world.id('requested')}`,
    });
  });

  it('the cost of a test and of those launched from it, which moderators are not told', async () => {
    const cost =
      'query ($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest { creditsDeducted } ... on AdvancedTestRequest { creditsDeducted } } }';
    const costOf = async (person: Person, name: string) =>
      (await world.ask(person, cost, { id: world.id(name) })).platformTest.creditsDeducted;
    await world.sql('update test set credits_deducted = 12.5 where id = $1', [world.id('supervised')]);
    expect([await costOf('customer', 'supervised'), await costOf('manager', 'advanced'), await costOf('accepted', 'supervised')]).toEqual([
      12.5,
      12.5,
      null,
    ]);
  });
});
