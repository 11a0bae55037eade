import { joinedParticipantStatuses } from '#schema/vocabulary/participant.ts';
import type { ParticipantStatus } from '#schema/vocabulary/participant.ts';

export type GroupTester = {
  readonly id: string;
  readonly status: ParticipantStatus;
  readonly rank: number;
  readonly invitedAt: string | null;
};

export type WaveGroup = { readonly needed: number; readonly testers: readonly GroupTester[] };

export type Wave = {
  readonly expire: readonly string[];
  readonly invite: readonly string[];
  readonly promote: readonly string[];
  /** Slots that only the crowd can fill. */
  readonly missing: number;
};

const holding: readonly ParticipantStatus[] = ['invited', ...joinedParticipantStatuses];

export const takesPlace = ({ status }: Pick<GroupTester, 'status'>): boolean => holding.includes(status);

const byRank = (one: GroupTester, other: GroupTester): number => other.rank - one.rank || (one.id < other.id ? -1 : 1);

/**
 * The best first: selected testers who wait, then backups, then the crowd (`found` are known). An unanswered invitation expires only where
 * another tester can be invited instead.
 */
export function planWave({ needed, testers }: WaveGroup, at: number, patience: number, found: number): Wave {
  const waiting = testers.filter(({ status }) => status === 'selected').toSorted(byRank);
  const backups = testers.filter(({ status }) => status === 'backup').toSorted(byRank);
  const free = Math.max(0, needed - testers.filter(takesPlace).length);
  const silent = testers
    .filter(({ status, invitedAt }) => status === 'invited' && invitedAt !== null && Date.parse(invitedAt) + patience <= at)
    .toSorted((one, other) => Date.parse(one.invitedAt ?? '') - Date.parse(other.invitedAt ?? '') || byRank(one, other));
  const candidates = waiting.length + backups.length + found;
  const expire = silent.slice(0, Math.max(0, candidates - free));
  const open = free + expire.length;
  const invite = waiting.slice(0, open);
  const promote = backups.slice(0, open - invite.length);
  return {
    expire: expire.map(({ id }) => id),
    invite: invite.map(({ id }) => id),
    promote: promote.map(({ id }) => id),
    missing: open - invite.length - promote.length,
  };
}

export const wantedOfCrowd = (group: WaveGroup, at: number, patience: number): number =>
  planWave(group, at, patience, group.testers.length).missing;
