import { describe, expect, it } from 'vitest';
import { emptyDraft } from './request-draft.ts';
import { emptyTargetingGroup } from './requested-test.ts';
import { caseRun, exploratory, flagsWith, plainFlags } from './requested-test.builders.ts';
import { draftOfTemplate, templateOf } from './template.ts';

const scopeRequirements = [{ content: 'Which areas should testers focus on?', answers: ['Checkout and payment'], other: '' }];
const request = {
  ...emptyDraft('Europe/Berlin'),
  name: 'Release',
  tests: [
    { id: 'a', values: caseRun({ name: 'Checkout' }) },
    { id: 'b', values: exploratory({ name: 'Whole shop', scopeRequirements }) },
  ],
};
const numbered = () => {
  let made = 0;
  return () => `new ${(made += 1)}`;
};
const asToday = { flags: flagsWith({ scopeRequirements: true }), isRetired: () => false };

describe('a template', () => {
  it('keeps all tests of a request with their targeting, cases and links', () => {
    expect(templateOf(request)).toEqual({ ...request, schedule: { ...request.schedule } });
  });

  it('keeps no file, no start at a date and no launch that was tried', () => {
    const files = [{ id: 'f', name: 'plan.pdf', mediaKind: 'text', size: 1 }];
    const schedule = { ...request.schedule, mode: 'later' as const, laterAt: '2026-12-24T10:00' };
    expect(templateOf({ ...request, files, schedule, attempt: 4 })).toEqual(request);
  });

  it('keeps a weekly start', () => {
    const schedule = { ...request.schedule, mode: 'recurring' as const, recurringDay: '2', recurringTime: '14:00' };
    expect(templateOf({ ...request, schedule: { ...schedule, laterAt: '2026-12-24T10:00' } })?.schedule).toEqual(schedule);
  });

  it('is of no request without a test', () => {
    expect([templateOf(emptyDraft('UTC')), templateOf({ name: 'Only a name' }), templateOf(null)]).toEqual([null, null, null]);
  });
});

describe('a draft from a template', () => {
  it('has everything under ids of its own', () => {
    const draft = draftOfTemplate(templateOf(request), asToday, numbered());
    expect(draft).toEqual({ ...request, tests: request.tests.map((test, at) => ({ ...test, id: `new ${at + 1}` })) });
  });

  it('names what a targeting group asked for and is retired, and asks for the rest', () => {
    const group = {
      ...emptyTargetingGroup,
      countries: [{ id: '276', name: 'Germany' }],
      devices: [
        { id: '7', name: 'Galaxy S5' },
        { id: '8', name: 'Galaxy S25' },
      ],
    };
    const tests = [{ id: 'a', values: exploratory({ name: 'Old phones', targetingGroups: [group] }) }];
    const isRetired = (dimension: string, id: string) => dimension === 'devices' && id === '7';
    const draft = draftOfTemplate(templateOf({ ...request, tests }), { ...asToday, isRetired }, numbered());
    expect(draft.unread).toEqual([{ field: 'devices', of: 'Old phones', value: 'Galaxy S5', reason: 'placeless' }]);
    expect(draft.tests[0]?.values.targetingGroups).toEqual([{ ...group, devices: [{ id: '8', name: 'Galaxy S25' }] }]);
  });

  it('names what was answered under a switch that is off now, and keeps it in the form', () => {
    const draft = draftOfTemplate(templateOf(request), { ...asToday, flags: plainFlags }, numbered());
    expect(draft.unread).toEqual([{ field: 'scopeRequirements', of: 'Whole shop', value: scopeRequirements, reason: 'placeless' }]);
    expect(draft.tests[1]?.values.scopeRequirements).toEqual(scopeRequirements);
  });

  it.each([
    ['the fast delivery', 'moderationEnabled', { moderationEnabled: 'false' }, { deliveryModeSelection: true }],
    ['a video', 'videoRequired', { videoRequired: 'true' }, { videoRequirementEnabled: true }],
    ['data of each tester', 'testDataPool', { requiresTestData: 'true', testDataPool: [{ user: 'anna' }] }, { uniqueTestData: true }],
  ] as const)('names %s once it is switched off', (_, field, values, on) => {
    const template = templateOf({ ...request, tests: [{ id: 'a', values: exploratory({ name: 'One', ...values }) }] });
    const named = (flags: Parameters<typeof flagsWith>[0]) =>
      draftOfTemplate(template, { ...asToday, flags: flagsWith(flags) }, numbered()).unread.map((each) => each.field);
    expect(named({})).toContain(field);
    expect(named(on)).toEqual([]);
  });
});
