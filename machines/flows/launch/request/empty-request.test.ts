import { expect, it } from 'vitest';
import { emptyDraft } from '#schema/rules/launch/request-draft.ts';
import type { RequestDraft } from '#schema/rules/launch/request-draft.ts';
import { newRequestedTest } from '#schema/rules/launch/requested-test.ts';
import { requestOf } from '../launch.builders.ts';
import { building, openWith } from './build-request.builders.ts';
import { selectIsEmptyRequest } from './build-request.selectors.ts';

const isEmpty = async (draft: RequestDraft): Promise<boolean> =>
  selectIsEmptyRequest((await building(openWith(draft))).actor.getSnapshot());
const inWizard = (activity: '' | 'exploratory'): RequestDraft => ({
  ...emptyDraft('UTC'),
  wizard: { testId: 't1', step: 'activity', values: { ...newRequestedTest(1), activity } },
});

it('is empty until a test was added or begun', async () => {
  const drafts = [emptyDraft('UTC'), inWizard(''), inWizard('exploratory'), requestOf(1)];
  expect(await Promise.all(drafts.map(isEmpty))).toEqual([true, true, false, false]);
});
