import { mark, readMarks } from '#src/cache/gather-marks.ts';
import { useViewer, usePortal } from '#src/viewer.tsx';
import { useEffect } from 'react';
import { MarkAsRead } from '../case-result/result.documents.ts';

const reading = readMarks(MarkAsRead, (caseResultIds) => ({ caseResultIds }), [
  'flexibleTestingMarkCaseResultsAsRead',
  'CaseResultsChange',
  'CaseResult',
]);

type Opened = { readonly id: string; readonly wasRead: boolean };

/** A moderator's look does not mark a result as read. */
export const useMarkRead = (opened: Opened | undefined): void => {
  const { client } = usePortal();
  const { role } = useViewer();
  const id = opened !== undefined && !opened.wasRead && role !== 'community_test_manager' ? opened.id : null;
  useEffect(() => {
    if (id !== null) mark(client, reading, id);
  }, [client, id]);
};
