import { dimensions, selectTestersMachine } from './select-testers.ts';
import type { Match, MatchFilters } from './select-testers.ts';
import { walk } from '#machines/testing/walk.ts';
import { testerGroupSamples } from './tester-group.builders.ts';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { groupOf, matchOf, testerOf, witness } from './supervised.builders.ts';
import { testerGroupMachine, selectIsAutomatic, selectLockReason, selectValues } from './tester-group.ts';
import type { GroupNotice, GroupValues, TesterGroupEvent } from './tester-group.ts';
import {
  audienceOf,
  chosenFrom,
  duplicateOf,
  emailsOf,
  joinedEmails,
  newGroup,
  noTargeting,
  placeOf,
  resultsOf,
  targetingIn,
  whyChosen,
} from './tester-group.rules.ts';

const silent = fromPromise<Match, { advancedTestId: string; filters: MatchFilters }>(() => new Promise(() => {}));

const opened = (values: GroupValues = groupOf(), match: Match | null = matchOf(3)) => {
  const { heard, ref } = witness<GroupNotice>();
  const selectTesters = selectTestersMachine.provide({ actors: { matchTesters: silent } });
  const actor = createActor(testerGroupMachine.provide({ actors: { selectTesters } }), {
    input: { groupId: 1, advancedTestId: 'a1', values, listener: ref },
  });
  actor.start();
  if (match !== null) actor.send({ type: 'testers.found', match });
  return {
    actor,
    heard,
    values: () => selectValues(actor.getSnapshot()),
    isAutomatic: () => selectIsAutomatic(actor.getSnapshot()),
    isLocked: () => selectLockReason(actor.getSnapshot()) !== null,
  };
};

describe('tester group', () => {
  it('takes every transition', () => {
    const { missed } = walk(testerGroupMachine, {
      ...testerGroupSamples,
      invariant: (snapshot) => {
        if (snapshot.hasTag('automatic') || snapshot.hasTag('manual'))
          expect(snapshot.context.values.isAutomatic).toBe(snapshot.hasTag('automatic'));
      },
    });
    expect(missed).toEqual([]);
  });

  it('LA-284: selects automatically from the start', () => {
    expect(newGroup(1).isAutomatic).toBe(true);
    expect(opened(newGroup(1)).isAutomatic()).toBe(true);
  });

  it('LA-285 LA-286 LA-287 LA-288: turning it off clears countries, languages and addresses', () => {
    const { actor, values } = opened(groupOf({ selected: 'a@b.test', backups: 'c@d.test' }));
    actor.send({ type: 'automatic.turnOff' });
    const { targeting, selected, backups, isAutomatic } = values();
    expect([targeting.countryIds, targeting.languageIds, selected, backups, isAutomatic]).toEqual([[], [], '', '', false]);
  });

  it('LA-290: turning it on clears the reason', () => {
    const { actor, values } = opened();
    actor.send({ type: 'automatic.turnOff' });
    actor.send({ type: 'text.change', field: 'reason', text: 'This customer requires manual tester selection' });
    actor.send({ type: 'automatic.turnOn' });
    expect([values().isAutomatic, values().reason]).toEqual([true, '']);
  });

  it('LA-291 LA-293: too few testers turn it off with the reason', () => {
    const { isAutomatic, values } = opened(groupOf(), matchOf(1));
    expect([isAutomatic(), values().reason]).toEqual([false, 'Not enough testers']);
    expect(opened(groupOf(), matchOf(2)).isAutomatic()).toBe(true);
  });

  const filters: readonly (readonly [string, TesterGroupEvent])[] = [
    ['the number of results', { type: 'results.change', text: '1' }],
    ...dimensions.map((dimension) => [dimension, { type: 'targeting.change', dimension, ids: ['3'] }] as const),
    ['earlier tests', { type: 'earlier.change', tests: [{ id: 'e1', name: 'Release 10' }] }],
    ['testers who were taken out', { type: 'testers.restore' }],
  ];

  it.each(filters)('LA-294: the switch stays locked until a filter changes: %s', (_, change) => {
    const { actor, isAutomatic, isLocked } = opened(groupOf(), matchOf(1));
    actor.send({ type: 'automatic.turnOn' });
    actor.send({ type: 'text.change', field: 'name', text: 'Others' });
    actor.send({ type: 'tags.change', tags: ['smoke'] });
    actor.send({ type: 'testers.found', match: matchOf(1) });
    expect([isAutomatic(), isLocked()]).toEqual([false, true]);
    actor.send(change);
    expect([isAutomatic(), isLocked()]).toEqual([false, false]);
    actor.send({ type: 'automatic.turnOn' });
    expect(isAutomatic()).toBe(true);
  });

  it('LA-295: taking out a tester who is needed turns it off and locks it', () => {
    const { actor, isLocked, values } = opened(groupOf(), matchOf(2));
    actor.send({ type: 'tester.remove', testerId: 't1' });
    expect([isLocked(), values().reason, values().removed]).toEqual([true, 'Not enough testers', [{ id: 't1', fullName: 'Tester 1' }]]);
  });

  it('a tester taken out is left out of the next search, and nothing else happens while enough remain', () => {
    const { actor, isAutomatic, values } = opened(groupOf(), matchOf(3));
    actor.send({ type: 'tester.remove', testerId: 't2' });
    actor.send({ type: 'tester.remove', testerId: 'unknown' });
    expect([isAutomatic(), values().removed.map(({ id }) => id)]).toEqual([true, ['t2']]);
  });

  it('tells of no testers who were found with other filters', () => {
    const { actor, heard } = opened(groupOf(), matchOf(3));
    expect(heard.at(-1)?.match).toEqual(matchOf(3));
    actor.send({ type: 'targeting.change', dimension: 'countryIds', ids: ['9'] });
    expect(heard.at(-1)?.match).toBeNull();
  });

  it('testers are added by hand where selection is not automatic; a backup-only tester is never selected', () => {
    const { actor, values } = opened(groupOf(), { totalNumber: 3, testers: [testerOf(1), testerOf(2, { backupOnly: true })] });
    actor.send({ type: 'automatic.turnOff' });
    actor.send({ type: 'tester.add', testerId: 't1', place: 'selected' });
    actor.send({ type: 'tester.add', testerId: 't2', place: 'selected' });
    actor.send({ type: 'tester.add', testerId: 't2', place: 'backups' });
    expect([values().selected, values().backups]).toEqual(['t1@crowd.test', 't2@crowd.test']);
    expect(placeOf(values(), testerOf(2))).toBe('backups');
  });

  it('LA-449: addresses pasted in lines are joined with commas', () => {
    const { actor, values } = opened();
    actor.send({ type: 'text.change', field: 'selected', text: 'a@b.test\nc@d.test\r\n e@f.test' });
    expect(values().selected).toBe('a@b.test, c@d.test, e@f.test');
    expect(emailsOf(joinedEmails('A@b.test,\n\nc@d.test\n'))).toEqual(['a@b.test', 'c@d.test']);
  });

  it.each(['selected', 'backups'] as const)('addresses that a mail program wrote are found in the %s ones', (field) => {
    const { actor, values } = opened();
    const text = `"Jones, Bob; Sales" <bob@b.test>; 'dan@b.test'; Frank frank@b.test; mailto:eve@b.test`;
    actor.send({ type: 'text.change', field, text });
    expect(emailsOf(values()[field])).toEqual(['bob@b.test', 'dan@b.test', 'frank@b.test', 'eve@b.test']);
    actor.send({ type: 'text.change', field, text: "Ada Lind <ada@b.test>\nO'Neil, Kate <Kate.O'Neil@b.test>\n" });
    expect(values()[field]).toBe("ada@b.test, Kate.O'Neil@b.test, ");
    expect(emailsOf(values()[field])).toEqual(['ada@b.test', "kate.o'neil@b.test"]);
  });

  it('LA-442: a number below one becomes one', () =>
    expect(['0', '-3', '7', '', 'x', '1001'].map(resultsOf)).toEqual([1, 1, 7, null, null, 1001]));

  it('LA-301: a group is named after its position', () => expect([newGroup(1).name, newGroup(3).name]).toEqual(['Group 1', 'Group 3']));

  it('a copy is told apart from its group and from other copies, within the length of a name', () => {
    const copyOf = (name: string, others: readonly string[] = []) => duplicateOf(groupOf({ name }), [name, ...others]).name;
    expect([copyOf('DACH'), copyOf('DACH', ['DACH copy']), copyOf('DACH', ['DACH copy', 'DACH copy 2'])]).toEqual([
      'DACH copy',
      'DACH copy 2',
      'DACH copy 3',
    ]);
    expect(copyOf('x'.repeat(100))).toBe(`${'x'.repeat(95)} copy`);
  });

  it('LA-629: a new group asks for the languages that are preset, which can be taken out', () => {
    expect([newGroup(1, ['9']).targeting.languageIds, newGroup(1).targeting.languageIds]).toEqual([['9'], []]);
  });

  it('the best testers are selected and the others are backups', () => {
    const match = { totalNumber: 9, testers: [testerOf(1, { backupOnly: true }), testerOf(2), testerOf(3), testerOf(4)] };
    const { selected, backups } = chosenFrom(match, groupOf());
    expect([selected.map(({ id }) => id), backups.map(({ id }) => id)]).toEqual([
      ['t2', 't3'],
      ['t1', 't4'],
    ]);
  });

  it('keeps its criteria as an audience, in one order and without what does not exist', () => {
    const targeting = { ...noTargeting, languageIds: ['de'], countryIds: ['280', '40'] };
    expect(audienceOf(targeting)).toBe('countryIds=280+40&languageIds=de');
    expect(audienceOf(noTargeting)).toBe('');
    expect(targetingIn('languageIds=de&countryIds=40+280+40&shoeSize=44')).toEqual({ ...targeting, countryIds: ['40', '280'] });
    expect(audienceOf(targetingIn('languageIds=de&countryIds=40+280'))).toBe(audienceOf(targeting));
  });

  it.each([
    [1, [], 'The best is selected, the next 2 are backups.'],
    [2, [], 'The 2 best are selected, the next is a backup.'],
    [3, [], 'The 3 best are selected.'],
    [2, ['t1'], 'The 2 best are selected, the next is a backup. Whoever may only be a backup is passed over.'],
    [2, ['t1', 't2', 't3'], 'Whoever may only be a backup is passed over.'],
  ])('says why: %i needed, only backups %j', (numberOfResultsNeeded, onlyBackups: readonly string[], words) => {
    const all = matchOf(3);
    const match = { ...all, testers: all.testers.map((tester) => ({ ...tester, backupOnly: onlyBackups.includes(tester.id) })) };
    expect(whyChosen(match, { numberOfResultsNeeded })).toBe(words);
  });
});
