import { useAhead } from '#src/cache/ahead.ts';
import { createRequest } from 'urql';
import { OneIssue } from './issue-reading.documents.ts';

/** Asks for all that is read of an issue before it is come to. */
export const useNextIssue = (id: string | null): void => useAhead(id === null ? [] : [createRequest(OneIssue, { id })]);
