import { createActor, fromCallback } from 'xstate';
import type { ActorRef, EventObject, Snapshot } from 'xstate';
import { groupsFrom, valuesFrom } from './launch-supervised.rules.ts';
import type { LaunchSupervisedInput } from './launch-supervised.ts';
import type { Match, MatchedTester } from './select-testers.ts';
import { noTargeting } from './tester-group.rules.ts';
import type { GroupValues } from './tester-group.ts';

export const witness = <Event extends EventObject>() => {
  const heard: Event[] = [];
  const ref = createActor(fromCallback<Event>(({ receive }) => receive((event) => heard.push(event)))).start();
  return { heard, ref: ref as unknown as ActorRef<Snapshot<unknown>, Event> };
};

export const testerOf = (number: number, more: Partial<MatchedTester> = {}): MatchedTester => ({
  id: `t${number}`,
  email: `t${number}@crowd.test`,
  fullName: `Tester ${number}`,
  availability: 'available',
  rankPercentile: 100 - number,
  testedForCustomer: false,
  backupOnly: false,
  country: { code: 'DE', name: 'Germany' },
  ...more,
});

export const matchOf = (count: number, totalNumber = count): Match => ({
  totalNumber,
  testers: Array.from({ length: count }, (_, at) => testerOf(at + 1)),
});

export const groupOf = (more: Partial<GroupValues> = {}): GroupValues => ({
  name: 'Group 1',
  numberOfResultsNeeded: 2,
  targeting: { ...noTargeting, countryIds: ['1'], languageIds: ['2'] },
  other: '',
  tags: [],
  isAutomatic: true,
  reason: '',
  selected: '',
  backups: '',
  removed: [],
  earlier: [],
  ...more,
});

export const formInputOf = (more: Partial<LaunchSupervisedInput> = {}): LaunchSupervisedInput => ({
  advancedTestId: 'a1',
  requestedTestId: 'r1',
  key: 'k',
  attempt: 1,
  values: valuesFrom({ name: 'Release 12', accessToApplication: null, testObjective: null }, null),
  groups: groupsFrom(null),
  newGroupLanguageIds: [],
  groupIds: [],
  unread: [],
  requestUnread: [],
  launchRefusal: null,
  opensPreview: false,
  ...more,
});
