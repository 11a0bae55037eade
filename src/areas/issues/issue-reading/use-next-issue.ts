import { useAhead } from '#src/cache/ahead.ts';
import { askTogether } from '#src/cache/together.ts';
import { useEffect, useRef } from 'react';
import { createRequest, useClient } from 'urql';
import { OneIssue } from './issue-reading.documents.ts';

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
    return askTogether([shown, next].map((id) => createRequest(OneIssue, { id })));
  }, [client, shown, next]);
  useAhead(next === null ? [] : [createRequest(OneIssue, { id: next })]);
};
