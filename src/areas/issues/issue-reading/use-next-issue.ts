import { useAhead } from '#src/cache/ahead.ts';
import { askTogether } from '#src/cache/together.ts';
import type { Part } from '#src/cache/together.ts';
import { useEffect, useRef } from 'react';
import { createRequest, useClient } from 'urql';
import { OneIssue, TwoIssues } from './issue-reading.documents.ts';

const first = {
  flexibleTestingIssue: 'flexibleTestingIssue',
  reproducibilityTestDetails: 'reproducibilityTestDetails',
  similarIssues: 'similarIssues',
};
const second = {
  nextIssue: 'flexibleTestingIssue',
  nextReproductions: 'reproducibilityTestDetails',
  nextSimilar: 'similarIssues',
};

export const partsOfTwo = (id: string, next: string): readonly Part[] => [
  { name: 'IssueReading_Issue', variables: { id }, fields: first },
  { name: 'IssueReading_Issue', variables: { id: next }, fields: second },
];

/** Asks for all that is read of an issue before it is come to; where the one that is shown is not known either, for both in one call. */
export const useNextIssue = (shown: string | null, next: string | null): void => {
  const client = useClient();
  const ahead = useRef<string | null>(null);
  useEffect(() => {
    const isAhead = ahead.current === shown;
    ahead.current = next;
    if (shown === null || next === null || shown === next || isAhead) return;
    const isKnown = (id: string) => client.readQuery(OneIssue, { id }, { requestPolicy: 'cache-only' })?.data != null;
    if (isKnown(shown) || isKnown(next)) return;
    return askTogether(createRequest(TwoIssues, { id: shown, next }), partsOfTwo(shown, next));
  }, [client, shown, next]);
  useAhead(next === null ? [] : [createRequest(OneIssue, { id: next })]);
};
