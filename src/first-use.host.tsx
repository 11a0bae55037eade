import { useViewer } from '#src/viewer.tsx';
import { useQuery } from 'urql';
import { UpcomingTests } from './first-use.documents.ts';
import { FirstUse } from './first-use.tsx';

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
