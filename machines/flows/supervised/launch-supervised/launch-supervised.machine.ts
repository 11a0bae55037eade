import { port } from '#machines/lib/port.ts';
import { and, assign, emit, setup, stopChild } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { testerGroupMachine } from '../tester-group/tester-group.machine.ts';
import { duplicateOf, freeName, newGroup } from '../tester-group/tester-group.rules.ts';
import type { GroupValues } from '../tester-group/tester-group.types.ts';
import { isBlank } from '#schema/rules/blank.ts';
import {
  centsOf,
  devicesToCheck,
  launchFailed,
  launchUnanswered,
  problemsOf,
  toLaunchInput,
  withVideo,
} from './launch-supervised.rules.ts';
import type {
  Group,
  InvalidTester,
  LaunchSupervisedContext,
  LaunchSupervisedEmitted,
  LaunchSupervisedEvent,
  LaunchSupervisedInput,
  LaunchSupervisedPorts,
  LaunchSupervisedTag,
  RemovedGroup,
  SupervisedAnswer,
  SupervisedValues,
} from './launch-supervised.types.ts';

export type LaunchSupervisedActorRef = ActorRefFrom<typeof launchSupervisedMachine>;
export type LaunchSupervisedSnapshot = SnapshotFrom<typeof launchSupervisedMachine>;

const unprovided: LaunchSupervisedPorts = { checkDevices: port('checkDevices'), launchTest: port('launchTest') };

const nameOfGroup = (id: number): `group-${number}` => `group-${id}`;
const namesOf = (groups: readonly Group[]): readonly string[] => groups.map(({ values }) => values.name);
const groupOf = (groups: readonly Group[], groupId: number): GroupValues =>
  groups.find(({ id }) => id === groupId)?.values ?? newGroup(groups.length + 1);
const lastId = (groups: readonly Group[]): number => Math.max(0, ...groups.map(({ id }) => id));
/** The group after one, else the one before it. */
const beside = ({ groups }: LaunchSupervisedContext, groupId: number): Group => {
  const at = groups.findIndex(({ id }) => id === groupId);
  return groups[at + 1] ?? groups[at - 1] ?? newest({ groups });
};
const newest = ({ groups }: Pick<LaunchSupervisedContext, 'groups'>): Group => groups.at(-1) ?? { id: 0, values: newGroup(1), match: null };
/** The group at a place, or the last one where there are fewer. */
const placed = ({ groups }: Pick<LaunchSupervisedContext, 'groups'>, at: number): Group => groups[at] ?? newest({ groups });
const removedOf = ({ groups }: LaunchSupervisedContext, groupId: number): RemovedGroup => {
  const at = groups.findIndex(({ id }) => id === groupId);
  const { id, values } = placed({ groups }, at);
  return { group: { id, values }, at };
};
const restored = ({ event: { group, at } }: { event: RemovedGroup }): RemovedGroup => ({ group, at });
type Values = { readonly part: Partial<SupervisedValues> };
type Answered = { readonly answer: SupervisedAnswer };
type Named = { readonly groupId: number };
type Checked = { readonly testers: readonly InvalidTester[] };
const checked = ({ event }: { event: { output: readonly InvalidTester[] } }): Checked => ({ testers: event.output });
const answered = ({ event }: { event: { output: SupervisedAnswer } }): Answered => ({ answer: event.output });
const named = ({ event }: { event: Named }): Named => ({ groupId: event.groupId });

const launchSetup = setup({
  types: {
    context: {} as LaunchSupervisedContext,
    events: {} as LaunchSupervisedEvent,
    input: {} as LaunchSupervisedInput,
    emitted: {} as LaunchSupervisedEmitted,
    tags: {} as LaunchSupervisedTag,
  },
  actors: { ...unprovided, testerGroup: testerGroupMachine },
  actions: {
    rememberValues: assign(({ context }, { part }: Values) => ({ values: { ...context.values, ...part } })),
    rememberGroup: assign(({ context }, changed: Group) => ({
      groups: context.groups.map((group) => (group.id === changed.id ? changed : group)),
    })),
    rememberNewGroup: assign(({ context: { groups, newGroupLanguageIds } }) => ({
      groups: [
        ...groups,
        { id: lastId(groups) + 1, values: { ...newGroup(1, newGroupLanguageIds), name: freeName(namesOf(groups)) }, match: null },
      ],
    })),
    rememberCopy: assign(({ context: { groups } }, { groupId }: Named) => ({
      groups: [
        ...groups,
        {
          id: lastId(groups) + 1,
          values: duplicateOf(groupOf(groups, groupId), namesOf(groups)),
          match: null,
        },
      ],
    })),
    rememberRestored: assign(({ context: { groups } }, { group: { id, values }, at }: RemovedGroup) => ({
      groups: groups.toSpliced(at, 0, { id: groups.some((one) => one.id === id) ? lastId(groups) + 1 : id, values, match: null }),
    })),
    forgetGroup: assign(({ context }, { groupId }: Named) => ({ groups: context.groups.filter(({ id }) => id !== groupId) })),
    rememberReason: assign((_, params: { reason: string }) => ({ reasonDraft: params.reason })),
    rememberInvalid: assign((_, { testers }: Checked) => ({ invalidTesters: testers })),
    rememberReceipt: assign((_, { answer }: Answered) => ({ receipt: answer.kind === 'launched' ? answer.receipt : null })),
    rememberRefusal: assign(({ context }, { answer }: Answered) => ({
      message: (answer.kind === 'refused' ? answer.messages[0] : undefined) ?? launchFailed,
      attempt: context.attempt + 1,
    })),
    rememberSilence: assign({ message: launchUnanswered }),
    rememberRequest: assign((_, params: { launchRefusal: string | null }) => params),
    forgetUnread: assign({ unread: [] }),
    announceProblems: emit(({ context }) => ({ type: 'problems.found' as const, path: problemsOf(context)[0]?.path ?? '' })),
    announcePreview: emit({ type: 'preview.opened' }),
    announceForm: emit({ type: 'preview.left' }),
    announceAdded: emit(({ context }) => ({ type: 'group.added' as const, groupId: newest(context).id })),
    announceRestored: emit(({ context }, at: number) => ({ type: 'group.added' as const, groupId: placed(context, at).id })),
    announceRemoved: emit(({ context }, { groupId }: Named) => ({
      type: 'group.removed' as const,
      groupId: beside(context, groupId).id,
      removed: removedOf(context, groupId),
    })),
    announceCopy: emit(({ context }, { groupId }: Named) => ({
      type: 'group.duplicated' as const,
      name: groupOf(context.groups, groupId).name,
      groupId: newest(context).id,
    })),
  },
  guards: {
    isValid: ({ context }) => problemsOf(context).length === 0,
    hasDevicesToCheck: ({ context }) => devicesToCheck(context.groups).length > 0,
    isEveryDeviceValid: (_, { testers }: Checked) => testers.length === 0,
    isFilled: ({ context }) => !isBlank(context.reasonDraft),
    isLaunched: (_, { answer }: Answered) => answer.kind === 'launched',
    hasUnread: ({ context }) => context.unread.length > 0,
    hasOtherGroups: ({ context }) => context.groups.length > 1,
    mayLaunch: ({ context }) => context.launchRefusal === null,
    isPreviewAsked: ({ context }) => context.opensPreview,
  },
});

/** Starts the group at a place of the list, else the newest. */
const startOf = (at: ({ event }: { event: LaunchSupervisedEvent }) => number) =>
  launchSetup.spawnChild('testerGroup', {
    id: ({ context, event }) => nameOfGroup(placed(context, at({ event })).id),
    input: ({ context, event, self }) => {
      const { id, values } = placed(context, at({ event }));
      return { groupId: id, advancedTestId: context.advancedTestId, values, listener: self };
    },
  });
const startNewest = startOf(() => -1);
const startRestored = startOf(({ event }) => (event.type === 'group.restore' ? event.at : -1));

/** Launches a supervised test from a request: fill in the form, look at it as a whole, launch it once. */
export const launchSupervisedMachine = launchSetup.createMachine({
  id: 'launchSupervised',
  context: ({ input: { groupIds, ...input }, spawn, self }) => {
    const groups = input.groups.map((values, at) => ({ id: groupIds[at] ?? at + 1, values, match: null }));
    for (const { id, values } of groups)
      spawn('testerGroup', { id: nameOfGroup(id), input: { groupId: id, advancedTestId: input.advancedTestId, values, listener: self } });
    return { ...input, groups, reasonDraft: '', message: '', receipt: null, invalidTesters: [] };
  },
  on: {
    'group.changed': {
      actions: { type: 'rememberGroup', params: ({ event }) => ({ id: event.groupId, values: event.values, match: event.match }) },
    },
    'request.changed': {
      actions: { type: 'rememberRequest', params: ({ event }) => ({ launchRefusal: event.launchRefusal }) },
    },
    'unread.forget': { guard: 'hasUnread', actions: 'forgetUnread' },
  },
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: and(['isPreviewAsked', 'isValid', 'hasDevicesToCheck']), target: 'editing.checking' },
        { guard: and(['isPreviewAsked', 'isValid']), target: 'previewing' },
        { target: 'editing' },
      ],
    },
    editing: {
      tags: 'editable',
      initial: 'calm',
      on: {
        'values.change': { actions: { type: 'rememberValues', params: ({ event }) => ({ part: event.part }) } },
        'payout.change': { actions: { type: 'rememberValues', params: ({ event }) => ({ part: { payout: centsOf(event.text) } }) } },
        'video.change': {
          actions: {
            type: 'rememberValues',
            params: ({ context, event }) => ({ part: { cases: withVideo(context.values.cases, event.at, event.isRequired) } }),
          },
        },
        'group.add': { actions: ['rememberNewGroup', startNewest, 'announceAdded'] },
        'group.duplicate': { actions: [{ type: 'rememberCopy', params: named }, startNewest, { type: 'announceCopy', params: named }] },
        'group.remove': {
          guard: 'hasOtherGroups',
          actions: [
            { type: 'announceRemoved', params: named },
            { type: 'forgetGroup', params: named },
            stopChild(({ event }) => nameOfGroup(event.groupId)),
          ],
        },
        'group.restore': {
          actions: [
            { type: 'rememberRestored', params: restored },
            startRestored,
            { type: 'announceRestored', params: ({ event }) => event.at },
          ],
        },
        'management.turnOff': { target: 'explaining', actions: { type: 'rememberReason', params: { reason: '' } } },
        'management.turnOn': {
          actions: { type: 'rememberValues', params: { part: { isManagementAutomatic: true, managementReason: '' } } },
        },
        'preview.open': [
          { guard: and(['isValid', 'hasDevicesToCheck']), target: '.checking' },
          { guard: 'isValid', target: 'previewing', actions: 'announcePreview' },
          { target: '.correcting', actions: 'announceProblems' },
        ],
      },
      states: {
        calm: {},
        correcting: { tags: 'refused' },
        checking: {
          description: 'Whether the testers have the devices that are needed is being asked.',
          tags: 'checking',
          invoke: {
            id: 'checkDevices',
            src: 'checkDevices',
            input: ({ context }) => ({ checks: devicesToCheck(context.groups) }),
            onDone: [
              {
                guard: { type: 'isEveryDeviceValid', params: checked },
                target: '#launchSupervised.previewing',
                actions: 'announcePreview',
              },
              { target: '#launchSupervised.warned', actions: { type: 'rememberInvalid', params: checked } },
            ],
            onError: '#launchSupervised.unchecked',
          },
        },
      },
    },
    warned: {
      description: 'Some testers have no device that is needed.',
      tags: 'editable',
      on: {
        'devices.accept': { target: 'previewing', actions: 'announcePreview' },
        'devices.cancel': { target: 'editing', actions: 'announceForm' },
      },
    },
    unchecked: {
      description: 'Nobody answered whether the testers have the devices that are needed.',
      tags: 'editable',
      on: {
        'preview.open': 'editing.checking',
        'devices.accept': { target: 'previewing', actions: 'announcePreview' },
        'devices.cancel': { target: 'editing', actions: 'announceForm' },
      },
    },
    explaining: {
      description: 'Automatic management of backups is about to be turned off, which needs a reason.',
      on: {
        'reason.change': { actions: { type: 'rememberReason', params: ({ event }) => ({ reason: event.reason }) } },
        'reason.submit': {
          guard: 'isFilled',
          target: 'editing',
          actions: {
            type: 'rememberValues',
            params: ({ context }) => ({ part: { isManagementAutomatic: false, managementReason: context.reasonDraft.trim() } }),
          },
        },
        'reason.cancel': 'editing',
      },
    },
    previewing: {
      on: {
        'preview.leave': { target: 'editing', actions: 'announceForm' },
        'form.reached': 'editing',
        'test.launch': { guard: 'mayLaunch', target: 'launching' },
      },
    },
    launching: {
      tags: 'busy',
      invoke: {
        id: 'launchTest',
        src: 'launchTest',
        input: ({ context }) => ({ key: `${context.key}:${context.attempt}`, input: toLaunchInput(context) }),
        onDone: [
          { guard: { type: 'isLaunched', params: answered }, target: 'launched', actions: { type: 'rememberReceipt', params: answered } },
          { target: 'refused', actions: { type: 'rememberRefusal', params: answered } },
        ],
        onError: { target: 'unanswered', actions: 'rememberSilence' },
      },
    },
    refused: { tags: 'refused', on: { 'outcome.close': 'previewing' } },
    unanswered: {
      description: 'The launch may have reached the server: another try is the same launch.',
      tags: 'refused',
      on: { 'test.launch': 'launching', 'outcome.close': 'previewing' },
    },
    launched: {
      tags: 'settled',
      initial: 'told',
      states: { told: { on: { 'outcome.close': 'known' } }, known: {} },
    },
  },
});
