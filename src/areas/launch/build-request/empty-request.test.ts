import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { requestOf } from '#machines/flows/launch/launch.builders.ts';
import { buildRequestMachine } from '#machines/flows/launch/build-request/build-request.machine.ts';
import { emptyDraft } from '#schema/rules/launch/request-draft.ts';
import type { RequestDraft } from '#schema/rules/launch/request-draft.ts';
import { plainFlags } from '#schema/rules/launch/requested-test.builders.ts';
import { newRequestedTest } from '#schema/rules/launch/requested-test.ts';
import { selectIsEmptyRequest } from './empty-request.ts';

const { context } = createActor(buildRequestMachine, {
  input: { flags: plainFlags, openedAt: '2026-11-21T09:00:00.000Z', sdlcStage: null, wished: { draftId: null, testId: null } },
}).getSnapshot();
const isEmpty = (draft: RequestDraft): boolean =>
  selectIsEmptyRequest({ context: { ...context, draft } } as Parameters<typeof selectIsEmptyRequest>[0]);
const inWizard = (activity: '' | 'exploratory'): RequestDraft => ({
  ...emptyDraft('UTC'),
  wizard: { testId: 't1', step: 'activity', values: { ...newRequestedTest(1), activity } },
});

it('is empty until a test was added or begun', () => {
  expect([emptyDraft('UTC'), inWizard(''), inWizard('exploratory'), requestOf(1)].map(isEmpty)).toEqual([true, true, false, false]);
});
