import type { LaunchSupervisedTestInput } from '#schema/rules/supervised/launch-supervised-test.ts';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import type { ActorRef, EventObject, Snapshot } from 'xstate';
import { groupsFrom, valuesFrom } from './launch-supervised.rules.ts';
import { launchSupervisedMachine } from './launch-supervised.ts';
import type { LaunchSupervisedEmitted, LaunchSupervisedEvent, LaunchSupervisedInput } from './launch-supervised.ts';
import type { SupervisedAnswer, SupervisedValues } from './supervised-form.rules.ts';
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

const oneCase = {
  section: '',
  code: '',
  name: 'Pay',
  prerequisites: '',
  steps: [],
  additionalInformation: [],
  tags: [],
  requireVideoAttachment: false,
};
export const values: SupervisedValues = {
  applicationUrl: 'https://shop.test',
  name: 'Checkout',
  description: '',
  credentials: '',
  additionalUrls: '',
  specification: 'https://docs.test/spec',
  environments: ['web'],
  cases: [oneCase, oneCase],
  payout: 50,
  appliesCountryMultiplier: false,
  requiresAttachmentForPass: false,
  isManagementAutomatic: true,
  managementReason: '',
};
export const input = (more: Partial<LaunchSupervisedInput> = {}): LaunchSupervisedInput =>
  formInputOf({ values, groups: [groupOf()], ...more });
const receipt = { testId: 's1', resultsPageUrl: '/results/s1' };
export const done: SupervisedAnswer = { kind: 'launched', receipt };
export const no: SupervisedAnswer = { kind: 'refused', messages: ['Credits are not enough.', 'Another'] };

/** A form that is open, what it sends and what it tells. */
export const opened = (
  more: Partial<LaunchSupervisedInput> = {},
  answer: () => Promise<SupervisedAnswer> = () => Promise.resolve(done),
) => {
  const calls: { key: string; input: LaunchSupervisedTestInput }[] = [];
  const heard: LaunchSupervisedEmitted[] = [];
  const actor = createActor(
    launchSupervisedMachine.provide({
      actors: {
        launchTest: fromPromise<SupervisedAnswer, { key: string; input: LaunchSupervisedTestInput }>(({ input: call }) => {
          calls.push(call);
          return answer();
        }),
      },
    }),
    { input: input(more) },
  );
  for (const type of ['problems.found', 'preview.opened', 'preview.left', 'group.added', 'group.removed', 'group.duplicated'] as const)
    actor.on(type, (event) => heard.push(event));
  actor.start();
  const send = (...events: readonly LaunchSupervisedEvent[]) => events.forEach((event) => actor.send(event));
  const snapshot = () => actor.getSnapshot();
  return { actor, calls, heard, send, snapshot, settled: () => waitFor(actor, (one) => !one.hasTag('busy')) };
};
