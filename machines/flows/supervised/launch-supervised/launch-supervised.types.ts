import type { TestCase } from '#schema/rules/launch/requested-test.ts';
import type { LaunchSupervisedTestInput } from '#schema/rules/supervised/launch-supervised-test.ts';
import type { Unread } from '#schema/rules/fit.ts';
import type { PromiseActorLogic } from 'xstate';
import type { Match } from '../select-testers/select-testers.types.ts';
import type { GroupNotice, GroupValues } from '../tester-group/tester-group.types.ts';

/** A supervised test as it is typed, without its groups. */
export type SupervisedValues = {
  readonly applicationUrl: string;
  readonly name: string;
  readonly description: string;
  readonly credentials: string;
  readonly additionalUrls: string;
  readonly specification: string;
  readonly environments: readonly string[];
  readonly cases: readonly TestCase[];
  /** Payout per case in cents; null while nothing is typed. */
  readonly payout: number | null;
  readonly appliesCountryMultiplier: boolean;
  readonly requiresAttachmentForPass: boolean;
  readonly isManagementAutomatic: boolean;
  /** Why backups are not managed automatically. */
  readonly managementReason: string;
};

export type Group = { readonly id: number; readonly values: GroupValues; readonly match: Match | null };

export type SupervisedReceipt = { readonly testId: string; readonly resultsPageUrl: string };
export type SupervisedAnswer =
  | { readonly kind: 'launched'; readonly receipt: SupervisedReceipt }
  | { readonly kind: 'refused'; readonly messages: readonly string[] };

/** Testers and the versions of which one of their devices is to have one. */
export type DevicesToCheck = { readonly emails: readonly string[]; readonly versionIds: readonly string[] };
/** A tester without such a device, or an address of nobody. */
export type InvalidTester = { readonly email: string; readonly fullName: string | null; readonly devices: readonly string[] };

export type LaunchSupervisedPorts = {
  readonly checkDevices: PromiseActorLogic<readonly InvalidTester[], { readonly checks: readonly DevicesToCheck[] }>;
  readonly launchTest: PromiseActorLogic<SupervisedAnswer, { readonly key: string; readonly input: LaunchSupervisedTestInput }>;
};

export type LaunchSupervisedInput = {
  readonly advancedTestId: string;
  readonly requestedTestId: string | null;
  /** Made when the form opens, so that a retry is the same launch. */
  readonly key: string;
  /** Counts refusals: the next try is another call. */
  readonly attempt: number;
  readonly values: SupervisedValues;
  readonly groups: readonly GroupValues[];
  /** The languages that a new group asks for until somebody takes them out. */
  readonly newGroupLanguageIds: readonly string[];
  /** The number of each group, which its address names; none of them where they are counted from one. */
  readonly groupIds: readonly number[];
  /** What was kept or requested and could not be read; it stays with the form until it is thrown away. */
  readonly unread: readonly Unread[];
  /** What of the request could not be read, also once that was thrown away. */
  readonly requestUnread: readonly Unread[];
  /** Why the requested test cannot be launched, or null. */
  readonly launchRefusal: string | null;
  /** Whether it is opened at the address of its preview. */
  readonly opensPreview: boolean;
};

export type LaunchSupervisedContext = Omit<LaunchSupervisedInput, 'groups' | 'groupIds'> & {
  readonly groups: readonly Group[];
  /** The reason that is being typed before automatic management is turned off. */
  readonly reasonDraft: string;
  readonly message: string;
  readonly receipt: SupervisedReceipt | null;
  /** Testers found without a device that the test needs. */
  readonly invalidTesters: readonly InvalidTester[];
};

/** A group that was taken out of the test, and where it stood. */
export type RemovedGroup = { readonly group: Pick<Group, 'id' | 'values'>; readonly at: number };

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
  /** The testers take part whatever their devices are. */
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
  /** With the group beside it, which stays, and what brings it back. */
  | { readonly type: 'group.removed'; readonly groupId: number; readonly removed: RemovedGroup }
  | { readonly type: 'group.duplicated'; readonly name: string; readonly groupId: number };

export type LaunchSupervisedTag = 'busy' | 'checking' | 'editable' | 'refused' | 'settled';
