import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { each, faultsOf, readingFaults, spoiled, text, whole, yes } from '#schema/rules/fit.builders.ts';
import type { Shape } from '#schema/rules/fit.builders.ts';
import type { Unread } from '#schema/rules/fit.ts';
import { unreadShape } from '#schema/rules/launch/saved.builders.ts';
import { cases } from '#schema/rules/launch/requested-test.builders.ts';
import { createActor } from 'xstate';
import { launchSupervisedMachine } from './launch-supervised.ts';
import type { LaunchSupervisedContext, LaunchSupervisedInput } from './launch-supervised.ts';
import { formInputOf } from './supervised.builders.ts';
import { noTargeting } from './tester-group.rules.ts';
import { selectUnread } from './launch-supervised.selectors.ts';
import { keptForm, readKeptForm } from './kept-form.rules.ts';
import { groupsFrom, problemsOf, unreadOf, valuesFrom } from './launch-supervised.rules.ts';
import type { Requested } from './launch-supervised.rules.ts';

const requested: Requested = {
  name: 'Checkout',
  activity: 'exploratory',
  applicationType: 'web',
  accessToApplicationUrl: 'https://shop.test',
  testGoal: 'Find what stops an order',
  inScope: null,
  outOfScope: null,
  accessToSecureEnvironmentInstructions: null,
  predefinedUserAccountsInstructions: null,
  customTargetingRequirements: null,
  numberOfResultsPerTestCaseNeeded: 3,
  testCases: cases(2),
  targetingGroups: [],
};
const fresh = formInputOf({
  key: 'new',
  values: valuesFrom({ name: 'Release', accessToApplication: null, testObjective: null }, requested),
  groups: groupsFrom(requested),
});
const saved = {
  key: 'old',
  attempt: 2,
  values: {
    applicationUrl: 'https://other.test',
    name: 'Typed',
    description: 'All of it',
    credentials: 'Ask Ann',
    additionalUrls: 'https://docs.test/more',
    specification: 'https://docs.test/spec',
    environments: ['web', 'ios'],
    payout: 150,
    appliesCountryMultiplier: true,
    requiresAttachmentForPass: true,
    isManagementAutomatic: false,
    managementReason: 'By hand',
  },
  videos: [1],
  groups: [
    {
      id: 3,
      name: 'DACH',
      numberOfResultsNeeded: 4,
      targeting: {
        countryIds: ['c1'],
        languageIds: ['l1'],
        deviceTypeIds: ['t1'],
        operatingSystemIds: ['s1'],
        operatingSystemVersionIds: ['v1'],
        manufacturerIds: ['m1'],
        mobileDeviceIds: ['d1'],
        internetBrowserIds: ['b1'],
      },
      other: 'Loyal',
      tags: ['smoke'],
      isAutomatic: false,
      reason: 'Chosen',
      selected: 'one@crowd.test',
      backups: 'two@crowd.test',
      removed: [{ id: 'u1', fullName: 'Ulla' }],
      earlier: [{ id: 's1', name: 'Release 11' }],
    },
  ],
  unread: [{ field: 'reviewers', of: 'Older', value: ['Ben'] }],
  requestUnread: [{ field: 'steps', of: 'Second', value: 'none' }],
};
const number: Shape = (value) => value === null || Number.isInteger(value);
const shape: Shape = {
  key: text,
  attempt: whole,
  values: {
    applicationUrl: text,
    name: text,
    description: text,
    credentials: text,
    additionalUrls: text,
    specification: text,
    environments: [/^(?:web|android|ios)$/u],
    payout: number,
    appliesCountryMultiplier: yes,
    requiresAttachmentForPass: yes,
    isManagementAutomatic: yes,
    managementReason: text,
  },
  videos: [(at) => at === 0 || at === 1],
  groups: [
    {
      id: whole,
      name: text,
      numberOfResultsNeeded: number,
      targeting: each([text]),
      other: text,
      tags: [text],
      isAutomatic: yes,
      reason: text,
      selected: text,
      backups: text,
      removed: [{ id: text, fullName: text }],
      earlier: [{ id: text, name: text }],
    },
  ],
  unread: unreadShape,
  requestUnread: unreadShape,
};

const contextOf = (input: LaunchSupervisedInput): LaunchSupervisedContext => ({
  ...input,
  groups: input.groups.map((values, at) => ({ id: input.groupIds[at] ?? at + 1, values, match: null })),
  reasonDraft: '',
  message: '',
  receipt: null,
  invalidTesters: [],
});
const readAgain = (kept: unknown) => keptForm(contextOf(readKeptForm(kept, fresh)));

describe('a kept form of a supervised test', () => {
  it('is kept or put aside, part by part, and what is kept can be drawn', () => {
    expect(readAgain(saved)).toEqual(saved);
    expect(faultsOf(saved, readAgain, shape)).toEqual([]);
  });

  it('can be checked, has a group, and reads the same when it is kept again', () => {
    fc.assert(
      fc.property(spoiled(saved), (kept) => {
        expect(readingFaults(kept, readAgain, shape)).toEqual([]);
        const read = readKeptForm(kept, fresh);
        expect([Array.isArray(problemsOf(contextOf(read))), read.groups.length > 0]).toEqual([true, true]);
        expect(readAgain(JSON.parse(JSON.stringify(readAgain(kept))))).toEqual(readAgain(kept));
      }),
      { seed: 14, numRuns: 200 },
    );
  });

  it('has what the request says in the place of what was put aside, which is named', () => {
    const [group] = saved.groups;
    const kept = {
      ...saved,
      values: { ...saved.values, name: ['x'], payout: '$1.50' },
      groups: [{ ...group, numberOfResultsNeeded: 'many' }, 'rubbish'],
    };
    const { values, groups, unread } = readKeptForm(kept, fresh);
    expect([values.name, values.payout, values.description, groups.map((one) => one.numberOfResultsNeeded)]).toEqual([
      'Checkout',
      fresh.values.payout,
      'All of it',
      [null],
    ]);
    expect(unread.map(({ field, of, value }) => [field, of, value])).toEqual([
      ['reviewers', 'Older', ['Ben']],
      ['name', '', ['x']],
      ['payout', '', '$1.50'],
      ['numberOfResultsNeeded', 'DACH', 'many'],
      ['groups', '', 'rubbish'],
    ]);
    expect(readKeptForm('{"key":1', fresh)).toEqual({ ...fresh, unread: [{ field: 'form', of: '', value: '{"key":1' }] });
  });

  it('keeps what was put aside until it is thrown away, also in the preview', () => {
    const unread = [{ field: 'payout', of: '', value: 'much' }];
    const kept = readKeptForm(saved, fresh);
    const groups = kept.groups.map((group) => ({ ...group, targeting: noTargeting, tags: [] }));
    const actor = createActor(launchSupervisedMachine, { input: { ...kept, groups, unread, opensPreview: true } }).start();
    expect([actor.getSnapshot().value, selectUnread(actor.getSnapshot())]).toEqual(['previewing', unread]);
    actor.send({ type: 'unread.forget' });
    expect([actor.getSnapshot().value, selectUnread(actor.getSnapshot())]).toEqual(['previewing', []]);
  });

  it('names what of the request could not be read, also where that came after it was kept, until it is thrown away', () => {
    const [steps, rubbish] = [
      { field: 'steps', of: 'Second', value: 'none' },
      { field: 'testCases', of: '', value: 'rubbish' },
    ];
    const opened = (requestUnread: readonly Unread[], kept?: object) => {
      const input = { ...fresh, unread: requestUnread, requestUnread };
      return createActor(launchSupervisedMachine, { input: kept === undefined ? input : readKeptForm(kept, input) }).start();
    };
    type Opened = ReturnType<typeof opened>;
    const keptBy = (actor: Opened): object => JSON.parse(JSON.stringify(keptForm(actor.getSnapshot().context))) as object;
    const named = (actor: Opened) => selectUnread(actor.getSnapshot());
    const { requestUnread: _, ...older } = saved;
    expect(named(opened([steps], older))).toEqual([...saved.unread, steps]);
    expect(named(opened([steps], { ...older, unread: [steps] }))).toEqual([steps]);
    const first = opened([steps]);
    expect([named(first), named(opened([steps], keptBy(first)))]).toEqual([[steps], [steps]]);
    first.send({ type: 'unread.forget' });
    expect([named(opened([steps], keptBy(first))), named(opened([steps, rubbish], keptBy(first)))]).toEqual([[], [rubbish]]);
  });

  it('names the cases of the request that cannot be read, and has the others', () => {
    const odd = { ...requested, testCases: [...cases(1), 'rubbish', { ...cases(1)[0], name: 'Second', steps: 'none' }] };
    const { cases: read } = valuesFrom({ name: 'Release', accessToApplication: null, testObjective: null }, odd);
    expect(read.map(({ name }) => name)).toEqual(['Case 1', 'Second']);
    expect(unreadOf(odd)).toEqual([
      { field: 'testCases', of: '', value: 'rubbish' },
      { field: 'steps', of: 'Second', value: 'none' },
    ]);
    expect([unreadOf(requested), unreadOf(null), unreadOf({ ...requested, testCases: null })]).toEqual([[], [], []]);
  });
});
