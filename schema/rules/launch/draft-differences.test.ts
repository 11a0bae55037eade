import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftDifferences } from './draft-differences.ts';
import { fieldName } from './named-problem.ts';
import type { RequestDraft } from './request-draft.ts';
import { emptyDraft } from './request-draft.ts';
import { anyFlags, anyRequestedTest } from './any-requested-test.builders.ts';
import { caseRun, cases, exploratory, oneCase, plainFlags } from './requested-test.builders.ts';
import type { RequestedTestField, RequestedTestValues } from './requested-test.ts';

const paying = (more: Partial<RequestedTestValues> = {}) => ({ id: 't1', values: caseRun({ name: 'Paying', ...more }) });
const draftWith = (more: Partial<RequestDraft> = {}): RequestDraft => ({
  ...emptyDraft('Europe/London'),
  name: 'Release 12',
  tests: [paying()],
  ...more,
});
const said = (mine: RequestDraft, theirs: RequestDraft) =>
  draftDifferences(mine, theirs, plainFlags).map(({ of, label, mine: here, theirs: there }) => [of, label, here, there]);

describe('what differs between two drafts', () => {
  it('is nothing where they are the same', () => {
    fc.assert(
      fc.property(anyRequestedTest, anyRequestedTest, anyFlags, (settled, open, flags) => {
        const draft = draftWith({ tests: [{ id: 't1', values: settled }], wizard: { testId: 't1', step: 'scope', values: open } });
        expect(draftDifferences(draft, structuredClone(draft), flags)).toEqual([]);
      }),
    );
  });

  it('is said for each field that was changed, in words that tell the two apart', () => {
    fc.assert(
      fc.property(anyRequestedTest, anyRequestedTest, anyFlags, fc.boolean(), (one, other, flags, isOpen) => {
        const holding = (values: RequestedTestValues): RequestDraft =>
          isOpen ? draftWith({ parked: [{ testId: 'n', step: 'scope', values }] }) : draftWith({ tests: [{ id: 't1', values }] });
        for (const field of Object.keys(one) as RequestedTestField[]) {
          const [mine, theirs] = [
            { ...one, name: 'One' },
            { ...one, name: 'One', [field]: other[field] },
          ];
          const isChanged = JSON.stringify(mine[field]) !== JSON.stringify(theirs[field]);
          const found = draftDifferences(holding(mine), holding(theirs), flags);
          expect(found.length > 0, field).toBe(isChanged);
          const name = fieldName(field, { ...mine, activity: mine.activity || 'exploratory' }, flags);
          if (isChanged && name !== null) expect(found.map(({ label }) => label)).toContain(name);
          for (const { mine: here, theirs: there } of found) expect(here).not.toBe(there);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('names the fields of the request by their labels', () => {
    const later = { ...draftWith().schedule, mode: 'later' as const, laterAt: '2026-11-23T09:00' };
    const weekly = { ...draftWith().schedule, mode: 'recurring' as const, recurringDay: '1', recurringTime: '09:30' };
    expect(
      said(
        draftWith({ name: '', schedule: later }),
        draftWith({ schedule: weekly, sdlcStage: 'live', files: [{ id: 'f1', name: 'App.ipa', mediaKind: 'archive', size: 7 }] }),
      ),
    ).toEqual([
      [null, 'Test run name', 'Nothing yet', 'Release 12'],
      [null, 'When', 'Later, 2026-11-23 09:00, Europe/London', 'Recurring, Monday 09:30, Europe/London'],
      [null, 'Stage of the release', 'Not given', 'Live'],
      [null, 'Files', 'Nothing yet', 'App.ipa'],
    ]);
  });

  it('is no time of a mode that is not chosen', () => {
    const { schedule } = draftWith();
    expect(said(draftWith(), draftWith({ schedule: { ...schedule, laterAt: '2026-11-23T09:00', timezone: 'UTC' } }))).toEqual([]);
  });

  it('names the tests that stand in one of them alone', () => {
    const looking = { id: 't2', values: exploratory({ name: 'Looking' }) };
    const open = { testId: 'n', step: 'scope' as const, values: exploratory({ name: 'Half' }) };
    expect(said(draftWith({ tests: [paying(), looking] }), draftWith({ wizard: open }))).toEqual([
      ['Looking', 'Test', 'In the request', 'Not in the request'],
      ['Half, not finished', 'Test', 'Not started', 'Left at Scope'],
    ]);
  });

  it('names the fields of a test by their labels, with counts for lists and the words around the place where long texts part', () => {
    const long = 'Each order is paid for once. '.repeat(20);
    const changed = {
      testGoal: `${long}Twice.`,
      testCases: [oneCase(1, { name: 'Refund' }), ...cases(3).slice(1)],
      requiresKycIdentityCheck: 'true' as const,
      kycIdentityCheckInstructions: 'A passport.',
    };
    expect(said(draftWith({ tests: [paying({ testGoal: `${long}Never.` })] }), draftWith({ tests: [paying(changed)] }))).toEqual([
      ['Paying', 'Test cases', '3 test cases', '3 test cases, 1 changed'],
      ['Paying', 'Do any test cases involve a KYC/identity check?', 'No', 'Yes'],
      ['Paying', 'Do any test cases involve a KYC/identity check? Instructions', 'Nothing yet', 'A passport.'],
      ['Paying', 'Goal of the test', '…order is paid for once. Never.', '…order is paid for once. Twice.'],
    ]);
  });

  it('compares a test in the wizard with the one of the request where the other draft is not in the wizard', () => {
    const wizard = {
      testId: 't1',
      step: 'app' as const,
      values: { ...paying().values, videoRequired: 'false' as const, applicationVersion: '4.2' },
    };
    expect(said(draftWith({ wizard }), draftWith())).toEqual([['Paying, not finished', 'Application version', '4.2', 'Nothing yet']]);
  });
});
