import type { testerGroupMachine, TesterGroupEvent, GroupNotice } from './tester-group.ts';
import { testerOf, matchOf, witness, groupOf } from './supervised.builders.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

const listener = witness<GroupNotice>().ref;
const events: readonly TesterGroupEvent[] = [
  { type: 'text.change', field: 'selected', text: 'a@b.test' },
  { type: 'results.change', text: '2' },
  { type: 'tags.change', tags: ['smoke'] },
  { type: 'targeting.change', dimension: 'countryIds', ids: ['1'] },
  { type: 'tester.remove', testerId: 't1' },
  { type: 'testers.restore' },
  { type: 'tester.add', testerId: 't1', place: 'selected' },
  { type: 'automatic.turnOn' },
  { type: 'automatic.turnOff' },
  { type: 'testers.found', match: matchOf(3) },
  { type: 'testers.found', match: matchOf(1) },
  { type: 'testers.browsed', page: { testers: [testerOf(9)] } },
  { type: 'costs.found', costs: [] },
  { type: 'earlier.change', tests: [{ id: 's1', name: 'Release' }] },
];

export const testerGroupSamples: WalkOptions<typeof testerGroupMachine> = {
  inputs: [groupOf(), groupOf({ isAutomatic: false })].map((values) => ({ groupId: 1, advancedTestId: 'a1', values, listener })),
  events,
  outcomes: { selectTesters: { errors: [new Error('lost')] } },
  project: ({ context }) => [context.match?.totalNumber, context.isFresh],
};
