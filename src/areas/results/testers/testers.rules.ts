import { groupModerationLabel } from '#machines/lifecycles/participant/participant.seen.rules.ts';
import {
  joinedParticipantStatuses,
  participantTraits,
  participantsWith,
  reviewedNextParticipantStatuses,
  testingParticipantStatuses,
} from '#schema/vocabulary/participant.ts';
import type { ParticipantStatus } from '#schema/vocabulary/participant.ts';
import type { Role } from '#schema/vocabulary/roles.ts';

export const hiddenKinds = ['declined', 'invited', 'removed'] as const;
export type HiddenKind = (typeof hiddenKinds)[number];

export const hiddenLabels: Readonly<Record<HiddenKind, string>> = {
  declined: 'Show declined & dropped out',
  invited: 'Show invited',
  removed: 'Show removed',
};

const statusesOf: Readonly<Record<HiddenKind, readonly ParticipantStatus[]>> = {
  declined: participantsWith(({ hiddenUnder }) => hiddenUnder === 'declined'),
  invited: participantsWith(({ hiddenUnder }) => hiddenUnder === 'invited'),
  removed: participantsWith(({ hiddenUnder }) => hiddenUnder === 'removed'),
};

type Standing = { readonly status: ParticipantStatus; readonly fullName: string };

export const hiddenCounts = (participants: readonly Standing[]): Readonly<Record<HiddenKind, number>> => {
  const count = (kind: HiddenKind) => participants.filter(({ status }) => statusesOf[kind].includes(status)).length;
  return { declined: count('declined'), invited: count('invited'), removed: count('removed') };
};

/** For a group without visible testers; null where none are hidden. */
export const hiddenSentence = (participants: readonly Standing[], shown: readonly HiddenKind[]): string | null => {
  const counts = hiddenCounts(participants);
  const boxes = hiddenKinds.flatMap((kind) =>
    counts[kind] === 0 || shown.includes(kind) ? [] : [`${hiddenLabels[kind]} (${counts[kind]})`],
  );
  return boxes.length === 0 ? null : `Some are hidden. Tick ${boxes.join(' or ')} to see them.`;
};

const isHidden = (status: ParticipantStatus): boolean => participantTraits[status].hiddenUnder !== undefined;

export const shownParticipants = <T extends Standing>(
  participants: readonly T[],
  shown: readonly HiddenKind[],
  search: string,
): readonly T[] => {
  const wanted = search.trim().toLocaleLowerCase();
  const visible = new Set(shown.flatMap((kind) => statusesOf[kind]));
  return participants.filter(
    ({ status, fullName }) =>
      (!isHidden(status) || visible.has(status)) && (wanted === '' || fullName.toLocaleLowerCase().includes(wanted)),
  );
};

type Moderated = Parameters<typeof groupModerationLabel>[0][number];

export const listedGroups = <T extends Standing & Moderated, G extends object>(
  groups: readonly (G & { readonly participants: readonly T[] })[],
  shown: readonly HiddenKind[],
  find: string,
) =>
  groups.map((group) => ({
    ...group,
    moderation: groupModerationLabel(group.participants),
    needs: groupNeeds(group),
    participants: shownParticipants(group.participants, shown, find),
    hidden: hiddenSentence(group.participants, shown),
  }));

export type GroupsShown = 'none' | 'unmatched' | 'shown';
export const groupsShown = (groups: readonly { readonly participants: readonly unknown[] }[], search: string): GroupsShown => {
  if (groups.length === 0) return 'none';
  return search.trim() !== '' && groups.every(({ participants }) => participants.length === 0) ? 'unmatched' : 'shown';
};

export const readShown = (text: string | undefined): readonly HiddenKind[] => {
  const named = new Set((text ?? '').split(','));
  return hiddenKinds.filter((kind) => named.has(kind));
};
export const writeShown = (kinds: readonly HiddenKind[]): string | undefined =>
  kinds.length === 0 ? undefined : hiddenKinds.filter((kind) => kinds.includes(kind)).join(',');

type Working = { readonly status: ParticipantStatus; readonly assignedCasesCount: number; readonly approvedTestCasesCount: number };

export type Progress = { readonly done: number; readonly total: number; readonly percent: number };

/** Approved cases, at most all of them; null for testers who do not test. */
export const progressOf = ({ status, assignedCasesCount: total, approvedTestCasesCount }: Working): Progress | null => {
  if (!joinedParticipantStatuses.includes(status) || participantTraits[status].hasNoProgress === true) return null;
  const done = Math.min(approvedTestCasesCount, total);
  return { done, total, percent: total === 0 ? 0 : Math.min(100, Math.floor((approvedTestCasesCount / total) * 100)) };
};

type Active = {
  readonly status: ParticipantStatus;
  readonly lastCaseResultCompletedAt?: string | null | undefined;
  readonly isActiveInTestCasesExecution: boolean;
};

/** Bold while an active tester rests; null if nothing was ever submitted. */
export type LastResult =
  | { readonly kind: 'activity'; readonly at: string | null; readonly isBold: boolean }
  | { readonly kind: 'date'; readonly at: string };

export const lastResultOf = ({ status, lastCaseResultCompletedAt, isActiveInTestCasesExecution }: Active): LastResult | null => {
  const at = lastCaseResultCompletedAt ?? null;
  if (testingParticipantStatuses.includes(status)) return { kind: 'activity', at, isBold: !isActiveInTestCasesExecution };
  return at === null ? null : { kind: 'date', at };
};

type Grouped = { readonly participants: readonly { readonly status: ParticipantStatus }[] };

export const groupNeeds = ({ participants }: Grouped): string => {
  const count = (...statuses: readonly ParticipantStatus[]) => participants.filter(({ status }) => statuses.includes(status)).length;
  const ready = count('results_approved');
  const reviewed = count(...reviewedNextParticipantStatuses);
  const failed = count('publishing_failed');
  const said = [ready > 0 && `${ready} ready to publish`, reviewed > 0 && `${reviewed} to review`, failed > 0 && `${failed} failed`];
  return said.filter((part) => part !== false).join(', ');
};

export const hasFailedPublishing = (groups: readonly Grouped[]): boolean =>
  groups.some(({ participants }) => participants.some(({ status }) => status === 'publishing_failed'));

type Failing = { readonly status: ParticipantStatus; readonly fullName: string; readonly publishingFailReason?: string | null | undefined };

export const failureSentence = (role: Role, participants: readonly Failing[]): string => {
  if (role === 'community_test_manager') return 'Please contact a test manager.';
  return participants
    .filter(({ status }) => status === 'publishing_failed')
    .map(({ fullName, publishingFailReason }) => (publishingFailReason == null ? fullName : `${fullName}: ${publishingFailReason}`))
    .join('; ');
};

type Managed = { readonly supportsAutomaticTesterManagement: boolean; readonly automaticTesterManagementEnabled: boolean };

/** For test managers, where a test can be managed automatically. */
export const managementOf = (
  role: Role,
  { supportsAutomaticTesterManagement, automaticTesterManagementEnabled }: Managed,
): 'automated' | 'manual' | null => {
  if (role !== 'test_manager' || !supportsAutomaticTesterManagement) return null;
  return automaticTesterManagementEnabled ? 'automated' : 'manual';
};
