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

type Listed = {
  readonly id: string;
  readonly parentTestId?: string | null | undefined;
  readonly requestedTests?: readonly unknown[] | undefined;
};

type ListedRow<Test> = {
  readonly test: Test;
  readonly isUnder: boolean;
  /** The request whose one test this is, and whose row this is as well. */
  readonly request: Test | null;
};

/** Puts each run below its request where both are listed; a request for one test and its run are one row. */
export const underRequests = <Test extends Listed>(tests: readonly Test[]): readonly ListedRow<Test>[] => {
  const runsOf = Map.groupBy(tests, ({ parentTestId }) => parentTestId ?? null);
  const listed = new Set(tests.map(({ id }) => id));
  return tests.flatMap((test): readonly ListedRow<Test>[] => {
    if (test.parentTestId != null && listed.has(test.parentTestId)) return [];
    const [run, ...more] = runsOf.get(test.id) ?? [];
    if (run === undefined) return [{ test, isUnder: false, request: null }];
    if (more.length === 0 && (test.requestedTests ?? []).length <= 1) return [{ test: run, isUnder: false, request: test }];
    return [test, run, ...more].map((each) => ({ test: each, isUnder: each !== test, request: null }));
  });
};
