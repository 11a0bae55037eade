import { joinedParticipantStatuses } from '#schema/vocabulary/participant.ts';
import type { ParticipantStatus } from '#schema/vocabulary/participant.ts';

/** One tester of a group, as far as its waves are concerned. */
export type GroupTester = {
  readonly id: string;
  readonly status: ParticipantStatus;
  readonly rank: number;
  readonly invitedAt: string | null;
};

export type WaveGroup = { readonly needed: number; readonly testers: readonly GroupTester[] };

/** What one wave does to a group. */
export type Wave = {
  /** Invitations that are no longer waited for. */
  readonly expire: readonly string[];
  /** Selected testers who waited. */
  readonly invite: readonly string[];
  /** Backups who take a place. */
  readonly promote: readonly string[];
  /** Places that only the crowd can fill. */
  readonly missing: number;
};

const holding: readonly ParticipantStatus[] = ['invited', ...joinedParticipantStatuses];

/** Whether a tester has a place, so that nobody else is asked for it. */
export const takesPlace = ({ status }: Pick<GroupTester, 'status'>): boolean => holding.includes(status);

const byRank = (one: GroupTester, other: GroupTester): number => other.rank - one.rank || (one.id < other.id ? -1 : 1);

/**
 * The next wave of a group: as many are asked as places are free, the best first: who is selected and waits, then backups, then the
 * crowd, of which `found` are known. A silent invitation is given up only for somebody who can be asked instead.
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

/** How many of the crowd a wave could use, were they there. */
export const wantedOfCrowd = (group: WaveGroup, at: number, patience: number): number =>
  planWave(group, at, patience, group.testers.length).missing;
