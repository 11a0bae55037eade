import { selectPart } from '#machines/flows/supervised/tester-group.ts';
import type { TesterGroupActorRef } from '#machines/flows/supervised/tester-group.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { MultiSelect } from '#src/ui/multi-select.tsx';
import { useSelector } from '@xstate/react';
import { useChoice } from '#src/use-choice.ts';
import { useQuery } from 'urql';
import { EarlierTests } from '../tester/select-testers.documents.ts';

/** Earlier tests of the organization whose testers are not asked again for a group. */
export function EarlierTestsHost({ actorRef }: { readonly actorRef: TesterGroupActorRef }) {
  const earlier = useSelector(actorRef, selectPart('earlier'));
  const [search, setSearch] = useChoice('');
  const [{ data, error, fetching }, ask] = useQuery({ query: EarlierTests, variables: { search: search === '' ? null : search } });
  const tests = data?.flexibleTestingTests.edges.map(({ node: { id, name, code } }) => ({ id, name: `${code} ${name}` })) ?? [];
  const all = [...earlier, ...tests.filter(({ id }) => !earlier.some((one) => one.id === id))];
  return (
    <MultiSelect
      label="Leave out testers of"
      hint="Who took part in one of these earlier tests is not matched."
      placeholder="Earlier tests"
      max={limits.excludedTests}
      options={tests.map(({ id, name }) => ({ id, label: name }))}
      labels={new Map(all.map(({ id, name }) => [id, name]))}
      value={earlier.map(({ id }) => id)}
      loading={fetching}
      failure={error === undefined ? undefined : 'The tests could not be loaded.'}
      onRetry={() => ask({ requestPolicy: 'network-only' })}
      onSearch={setSearch}
      onChange={(ids) =>
        actorRef.send({ type: 'earlier.change', tests: ids.flatMap((id) => all.filter((one) => one.id === id).slice(0, 1)) })
      }
    />
  );
}
