import { useMemo } from 'react';
import { useQuery } from 'urql';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { CasesThatComeAlong } from './preview.documents.ts';
import type { AlongCases } from './preview.view.tsx';

const none: AlongCases = [];

function namesIn(cases: unknown): readonly string[] {
  if (!Array.isArray(cases)) return [];
  return cases.map((one: unknown) => (typeof one === 'object' && one !== null ? String(Reflect.get(one, 'name')) : ''));
}

function alongOf(data: ResultOf<typeof CasesThatComeAlong> | undefined): AlongCases {
  if (data === undefined) return none;
  const { platformTest } = data;
  if (platformTest.__typename === 'FlexibleTestingTest') return platformTest.cases.nodes;
  return platformTest.requestedTests.flatMap(({ id, testCases }) => namesIn(testCases).map((name, at) => ({ id: `${id} ${at}`, name })));
}

/** The test cases that come along from the test a form was cloned from. */
export function useAlongCases(testId: string | null): AlongCases {
  const [{ data }] = useQuery({ query: CasesThatComeAlong, variables: { id: testId ?? '' }, pause: testId === null });
  return useMemo(() => alongOf(data), [data]);
}
