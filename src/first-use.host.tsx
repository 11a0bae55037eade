import { useViewer } from '#src/viewer.tsx';
import { useQuery } from 'urql';
import { UpcomingTests } from './first-use.documents.ts';
import { firstUseTexts } from '#schema/vocabulary/first-use.ts';
import { counted } from '#schema/vocabulary/counted.ts';
import { Link } from '#src/ui/link.tsx';
import { useOnce } from '#src/ui/use-once.ts';

const day = 86_400_000;

type FirstUseProps = {
  /** What was launched and is not live yet, the next to open by name; null where there is none. */
  readonly upcoming: { readonly name: string; readonly url: string; readonly others: number } | null;
  readonly children: string;
};

/** What a list says before anything was ever in it, and the first step; on a trial with the days that are left. */
export function FirstUse({ upcoming, children }: FirstUseProps) {
  const { role, trial, organization } = useViewer();
  const now = useOnce(Date.now);
  const days = trial === null ? 0 : Math.ceil((Date.parse(trial.finishesAt) - now) / day);
  const left = counted(days, 'day', 'days');
  return (
    <>
      <p>{children}</p>
      {days > 0 ? <p>{upcoming === null ? firstUseTexts.trial(left) : firstUseTexts.trialLeft(left)}</p> : null}
      {role === 'community_test_manager' ? null : upcoming !== null ? (
        <p className="mt-1">
          {firstUseTexts.upcoming}{' '}
          <Link href={upcoming.url} className="thumb">
            {upcoming.name}
          </Link>
          {upcoming.others > 0 ? firstUseTexts.others(upcoming.others) : null}
        </p>
      ) : organization.advancedTestsAccess ? (
        <p className="mt-1">
          <Link href="/launch" className="thumb">
            {firstUseTexts.launch}
          </Link>
        </p>
      ) : null}
    </>
  );
}

/** What an empty list says, as far as the organization has come. */
export function FirstUseHost({ children }: { readonly children: string }) {
  const [{ data, error }] = useQuery({ query: UpcomingTests, pause: useViewer().role === 'community_test_manager' });
  if (data === undefined && error === undefined) return <p>{children}</p>;
  const page = data?.platformTests;
  const test = page?.edges[0]?.node;
  return (
    <FirstUse upcoming={page === undefined || test === undefined ? null : { name: test.name, url: test.url, others: page.totalCount - 1 }}>
      {children}
    </FirstUse>
  );
}
