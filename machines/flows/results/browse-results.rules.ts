import { limits } from '#schema/vocabulary/limits.ts';
import type { Role } from '#schema/vocabulary/roles.ts';
import { autoLaunchStatuses } from '#schema/vocabulary/test.ts';
import type { AutoLaunchStatus, PlatformTestStatus } from '#schema/vocabulary/test.ts';
import type { ResultSection } from './browse-results.ts';

type Looker = { readonly role: Role; readonly advancedTestsAccess: boolean };

/** Moderators see live tests only; cancelled tests are shown where the organization has them. */
export const sectionsFor = ({ role, advancedTestsAccess }: Looker): readonly ResultSection[] => {
  if (role === 'community_test_manager') return ['live'];
  return advancedTestsAccess ? ['live', 'upcoming', 'recent', 'older', 'cancelled'] : ['live', 'upcoming', 'recent', 'older'];
};

export const mayFilterByLaunch = ({
  role,
  autoLaunchingEnabled,
}: {
  readonly role: Role;
  readonly autoLaunchingEnabled: boolean;
}): boolean => role === 'test_manager' && autoLaunchingEnabled;

export const sectionTitles: Readonly<Record<ResultSection, string>> = {
  live: 'Live tests',
  upcoming: 'Upcoming tests',
  recent: 'Tests finished in the last 7 days',
  older: 'Older test results',
  cancelled: 'Cancelled tests',
};

export const emptySections: Readonly<Record<ResultSection, string>> = {
  live: 'There are no live test results',
  upcoming: 'There are no upcoming test results',
  recent: 'No tests were finished in the last 7 days',
  older: 'There are no test results older than 7 days',
  cancelled: 'There are no cancelled test results',
};

const statusOf: Readonly<Record<ResultSection, PlatformTestStatus>> = {
  live: 'in_progress',
  upcoming: 'upcoming',
  recent: 'closed',
  older: 'closed',
  cancelled: 'cancelled',
};

const day = 86_400_000;

export const recentSince = (now: number): string => new Date(now - limits.recentWindowDays * day).toISOString();

type SectionFilter = { readonly status: PlatformTestStatus; readonly closedAtGt?: string; readonly closedAtLt?: string };

export const filterOf = (section: ResultSection, since: string): SectionFilter => ({
  status: statusOf[section],
  ...(section === 'recent' && { closedAtGt: since }),
  ...(section === 'older' && { closedAtLt: since }),
});

export const readAutoLaunch = (text: string | undefined): readonly AutoLaunchStatus[] => {
  const named = new Set((text ?? '').split(',').map((word) => word.trim()));
  return autoLaunchStatuses.filter((status) => named.has(status));
};

export const writeAutoLaunch = (statuses: readonly string[]): string | undefined => {
  const known = readAutoLaunch(statuses.join(','));
  return known.length === 0 ? undefined : known.join(',');
};

type Scheduled = {
  readonly schedule?:
    | { readonly performedAt?: string | null | undefined; readonly canceledAt?: string | null | undefined }
    | null
    | undefined;
};

export const isRecurring = ({ schedule }: Scheduled): boolean =>
  schedule != null && schedule.performedAt == null && schedule.canceledAt == null;

export const testSorts = ['date', 'name'] as const;
export type TestSort = (typeof testSorts)[number];

export const readSort = (text: string | undefined): TestSort => testSorts.find((sort) => sort === text) ?? 'date';
