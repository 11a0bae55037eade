import type {
  InvalidTester,
  DevicesToCheck,
  SupervisedAnswer,
  SupervisedValues,
  SupervisedReceipt,
  Group,
  RemovedGroup,
} from './supervised-form.rules.ts';
import { withNewGroup, withCopy, withRestored, groupOf, beside, newest, placed, removedOf } from './supervised-form.rules.ts';
import type { LaunchSupervisedTestInput } from '#schema/rules/supervised/launch-supervised-test.ts';
import type { Unread } from '#schema/rules/fit.ts';
import { and, assign, emit, setup, stopChild } from 'xstate';
import type { PromiseActorLogic, ActorRefFrom, SnapshotFrom } from 'xstate';
import { testerGroupMachine } from './tester-group.ts';
import type { GroupNotice, GroupValues } from './tester-group.ts';
import { port } from '#machines/lib/port.ts';
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

export type LaunchSupervisedPorts = {
  readonly checkDevices: PromiseActorLogic<readonly InvalidTester[], { readonly checks: readonly DevicesToCheck[] }>;
  readonly launchTest: PromiseActorLogic<SupervisedAnswer, { readonly key: string; readonly input: LaunchSupervisedTestInput }>;
};

export type LaunchSupervisedInput = {
  readonly advancedTestId: string;
  readonly requestedTestId: string | null;
  /** Made when the form opens, so that a retry is the same launch. */
  readonly key: string;
  /** Counts refusals: the next try gets a new idempotency key. */
  readonly attempt: number;
  readonly values: SupervisedValues;
  readonly groups: readonly GroupValues[];
  readonly newGroupLanguageIds: readonly string[];
  /** The number of each group, which its URL names; empty: counted from one. */
  readonly groupIds: readonly number[];
  /** Values that could not be parsed; they stay with the form until they are discarded. */
  readonly unread: readonly Unread[];
  readonly requestUnread: readonly Unread[];
  readonly launchRefusal: string | null;
  readonly opensPreview: boolean;
};

export type LaunchSupervisedContext = Omit<LaunchSupervisedInput, 'groups' | 'groupIds'> & {
  readonly groups: readonly Group[];
  readonly reasonDraft: string;
  readonly message: string;
  readonly receipt: SupervisedReceipt | null;
  readonly invalidTesters: readonly InvalidTester[];
};

export type LaunchSupervisedEvent =
  | { readonly type: 'values.change'; readonly part: Partial<SupervisedValues> }
  | { readonly type: 'payout.change'; readonly text: string }
  | { readonly type: 'video.change'; readonly at: number | null; readonly isRequired: boolean }
  | { readonly type: 'group.add' }
  | { readonly type: 'group.duplicate'; readonly groupId: number }
  | { readonly type: 'group.remove'; readonly groupId: number }
  | ({ readonly type: 'group.restore' } & RemovedGroup)
  | { readonly type: 'management.turnOff' }
  | { readonly type: 'management.turnOn' }
  | { readonly type: 'reason.change'; readonly reason: string }
  | { readonly type: 'reason.submit' }
  | { readonly type: 'reason.cancel' }
  | { readonly type: 'preview.open' }
  | { readonly type: 'devices.accept' }
  | { readonly type: 'devices.cancel' }
  | { readonly type: 'preview.leave' }
  | { readonly type: 'form.reached' }
  | { readonly type: 'test.launch' }
  | { readonly type: 'outcome.close' }
  | { readonly type: 'unread.forget' }
  | { readonly type: 'request.changed'; readonly launchRefusal: string | null }
  | GroupNotice;

export type LaunchSupervisedEmitted =
  | { readonly type: 'problems.found'; readonly path: string }
  | { readonly type: 'preview.opened' }
  | { readonly type: 'preview.left' }
  | { readonly type: 'group.added'; readonly groupId: number }
  /** With the neighbouring group, which is shown next, and what restores the removed one. */
  | { readonly type: 'group.removed'; readonly groupId: number; readonly removed: RemovedGroup }
  | { readonly type: 'group.duplicated'; readonly name: string; readonly groupId: number };

type LaunchSupervisedTag = 'busy' | 'checking' | 'editable' | 'refused' | 'settled';

export type LaunchSupervisedActorRef = ActorRefFrom<typeof launchSupervisedMachine>;
export type LaunchSupervisedSnapshot = SnapshotFrom<typeof launchSupervisedMachine>;

const unprovided: LaunchSupervisedPorts = { checkDevices: port('checkDevices'), launchTest: port('launchTest') };

const nameOfGroup = (id: number): `group-${number}` => `group-${id}`;
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
    rememberNewGroup: assign(({ context: { groups, newGroupLanguageIds } }) => ({ groups: withNewGroup(groups, newGroupLanguageIds) })),
    rememberCopy: assign(({ context: { groups } }, { groupId }: Named) => ({ groups: withCopy(groups, groupId) })),
    rememberRestored: assign(({ context: { groups } }, removed: RemovedGroup) => ({ groups: withRestored(groups, removed) })),
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

/** Launches a supervised test from a request: fill in the form, preview it, launch it once. */
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
