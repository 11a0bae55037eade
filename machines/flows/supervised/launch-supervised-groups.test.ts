import { describe, expect, it } from 'vitest';
import type { GroupValues } from './tester-group.ts';
import { groupOf, matchOf, opened, testerOf } from './supervised.builders.ts';
import { isVideoRequired, testersOf, toLaunchInput } from './launch-supervised.rules.ts';
import { selectGroupRef, selectGroups, selectValues } from './launch-supervised.selectors.ts';

describe('the groups of a supervised launch', () => {
  it('LA-300 LA-301: a new group takes the lowest free number, and asks for the languages that are preset', () => {
    const { send, snapshot } = opened({ newGroupLanguageIds: ['9'] });
    send({ type: 'group.add' }, { type: 'group.add' }, { type: 'group.remove', groupId: 2 }, { type: 'group.add' }, { type: 'group.add' });
    expect(selectGroups(snapshot()).map(({ id, values: { name } }) => [id, name])).toEqual([
      [1, 'Group 1'],
      [3, 'Group 3'],
      [4, 'Group 2'],
      [5, 'Group 4'],
    ]);
    expect(selectGroups(snapshot()).at(-1)?.values.targeting.languageIds).toEqual(['9']);
  });

  it('LA-302 LA-303 LA-304 LA-305: a copy has every setting of its group and no testers, is called a copy, and the name of its group is told', () => {
    const group: GroupValues = {
      name: 'DACH',
      numberOfResultsNeeded: 17,
      targeting: {
        countryIds: ['1'],
        languageIds: ['2'],
        deviceTypeIds: ['3'],
        manufacturerIds: ['4'],
        mobileDeviceIds: ['5'],
        operatingSystemIds: ['6'],
        operatingSystemVersionIds: ['7'],
        internetBrowserIds: ['8'],
      },
      other: 'Loyal',
      tags: ['smoke'],
      isAutomatic: false,
      reason: 'By hand',
      selected: 'a@crowd.example',
      backups: 'b@crowd.example',
      removed: [{ id: 't1', fullName: 'Ada' }],
      earlier: [{ id: 'e1', name: 'Release 10' }],
    };
    const { heard, send, snapshot } = opened({ groups: [group] });
    send({ type: 'group.duplicate', groupId: 1 });
    expect(heard.at(-1)).toEqual({ type: 'group.duplicated', name: 'DACH', groupId: 2 });
    send({ type: 'group.duplicate', groupId: 1 });
    const copies = selectGroups(snapshot()).map(({ values }) => values);
    expect(copies).toEqual([
      group,
      { ...group, name: 'DACH copy', selected: '', backups: '', removed: [] },
      { ...group, name: 'DACH copy 2', selected: '', backups: '', removed: [] },
    ]);
  });

  it('leads to the group beside one that is removed', () => {
    const { heard, send } = opened({ groups: [groupOf(), groupOf(), groupOf()] });
    send({ type: 'group.remove', groupId: 2 }, { type: 'group.remove', groupId: 3 }, { type: 'group.remove', groupId: 1 });
    expect(heard).toMatchObject([
      { type: 'group.removed', groupId: 3 },
      { type: 'group.removed', groupId: 1 },
    ]);
  });

  it('brings a removed group back to its place, with what was filled in and a search of its own', () => {
    const { actor, heard, send, snapshot } = opened({ groups: [groupOf(), groupOf({ name: 'DACH', other: 'Loyal' }), groupOf()] });
    send({ type: 'group.remove', groupId: 2 });
    const [gone] = heard;
    if (gone?.type !== 'group.removed') throw new Error('nothing was removed');
    send({ type: 'group.restore', ...gone.removed });
    expect(selectGroups(snapshot()).map(({ id, values: { name, other } }) => [id, name, other])).toEqual([
      [1, 'Group 1', ''],
      [2, 'DACH', 'Loyal'],
      [3, 'Group 1', ''],
    ]);
    expect(heard.at(-1)).toEqual({ type: 'group.added', groupId: 2 });
    selectGroupRef(2)(actor.getSnapshot())?.send({ type: 'text.change', field: 'other', text: 'New' });
    expect(selectGroups(snapshot())[1]?.values.other).toBe('New');
  });

  it('gives a group that comes back another number where a new group took its own, and the last place where others left', () => {
    const { heard, send, snapshot } = opened({ groups: [groupOf(), groupOf(), groupOf({ name: 'DACH' })] });
    send({ type: 'group.remove', groupId: 3 }, { type: 'group.remove', groupId: 1 }, { type: 'group.add' });
    const [gone] = heard;
    if (gone?.type !== 'group.removed') throw new Error('nothing was removed');
    send({ type: 'group.restore', ...gone.removed });
    expect(selectGroups(snapshot()).map(({ id, values: { name } }) => [id, name])).toEqual([
      [2, 'Group 1'],
      [3, 'Group 2'],
      [4, 'DACH'],
    ]);
    expect(heard.at(-1)).toEqual({ type: 'group.added', groupId: 4 });
  });

  it('the last group stays', () => {
    const { send, snapshot } = opened();
    send({ type: 'group.remove', groupId: 1 });
    expect(selectGroups(snapshot())).toHaveLength(1);
  });
});

describe('what is sent', () => {
  it('LA-310: backups of automatic groups leave out whoever is selected in any group', () => {
    const manual = {
      id: 2,
      values: groupOf({ isAutomatic: false, reason: 'x', selected: 't3@crowd.test', backups: 't4@crowd.test' }),
      match: null,
    };
    const testers = testersOf([{ id: 1, values: groupOf(), match: matchOf(4) }, manual]);
    expect(testers.get(1)).toEqual({ selected: ['t1@crowd.test', 't2@crowd.test'], backups: ['t4@crowd.test'] });
    expect(testers.get(2)).toEqual({ selected: ['t3@crowd.test'], backups: ['t4@crowd.test'] });
  });

  it('LA-527: the requested test is sent only when there is one', () => {
    const sent = (requestedTestId: string | null) => toLaunchInput(opened({ requestedTestId }).snapshot().context);
    expect(sent('r1').requestedTestId).toBe('r1');
    expect('requestedTestId' in sent(null)).toBe(false);
  });

  it('LA-215: nothing of the search for testers is sent', () => {
    const { send, snapshot } = opened();
    send({
      type: 'group.changed',
      groupId: 1,
      values: groupOf({ removed: [{ id: 't9', fullName: 'T' }] }),
      match: { totalNumber: 5, testers: [testerOf(1)] },
    });
    const [group] = toLaunchInput(snapshot().context).testerGroups;
    expect(Object.keys(group ?? {}).filter((key) => /match|total|excludedTester|removed/i.test(key))).toEqual([]);
  });

  it('a video for the test is a video for every case', () => {
    const { send, snapshot } = opened();
    send({ type: 'video.change', at: null, isRequired: true });
    expect([isVideoRequired(selectValues(snapshot()).cases), toLaunchInput(snapshot().context).requireVideoAttachment]).toEqual([
      true,
      true,
    ]);
    send({ type: 'video.change', at: 1, isRequired: false });
    expect(selectValues(snapshot()).cases.map(({ requireVideoAttachment }) => requireVideoAttachment)).toEqual([true, false]);
  });
});
