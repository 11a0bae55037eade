import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyDraft } from '#schema/rules/launch/request-draft.ts';
import { caseRun, cases } from '#schema/rules/launch/requested-test.builders.ts';
import { draftText, withField } from './draft-text.ts';

it('is the draft, with one more field', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (name, device) => {
      const draft = { ...emptyDraft('UTC'), name };
      expect(JSON.parse(withField(draftText(draft), 'device', device))).toEqual({ ...draft, device });
      expect(draftText(draft)).toBe(draftText(draft));
    }),
  );
});

it('is what JSON makes of it, however long its lists are and whichever of them changed', () => {
  const lists = [0, 3, 19, 20, 60].map(cases);
  const values = fc
    .record({ testCases: fc.constantFrom(...lists), testGoal: fc.string(), knownIssuesCustomLink: fc.string() })
    .map(caseRun);
  fc.assert(
    fc.property(fc.array(values, { maxLength: 11 }), fc.string(), (all, name) => {
      const draft = { ...emptyDraft('UTC'), name, tests: all.map((each, index) => ({ id: String(index), values: each })) };
      expect(draftText(draft)).toBe(JSON.stringify(draft));
    }),
  );
});

it('writes a long list once while other fields change', () => {
  let written = 0;
  const testCases = cases(100).map((one) => ({ ...one, toJSON: () => (written += 1) }));
  const draftOf = (testGoal: string) => ({ ...emptyDraft('UTC'), tests: [{ id: '1', values: caseRun({ testCases, testGoal }) }] });
  for (const goal of ['P', 'Pa', 'Pay']) draftText(draftOf(goal));
  expect(written).toBe(100);
});
