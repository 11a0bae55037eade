import { selectIsSelecting } from '#machines/flows/issues/export-issues.ts';
import { mayTag, tagsWith } from '#machines/flows/issues/tag-issue.rules.ts';
import { selectChanges, selectOpenId } from '#machines/flows/issues/tag-issue.ts';
import type { TaggedIssue } from '#machines/flows/issues/tag-issue.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { useViewer } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import { Suspense, useCallback, useEffect, useMemo } from 'react';
import type { ReadIssue } from '../issue/issue-parts.ts';
import { IssueTagsView } from './issue-tags.view.tsx';
import { useIssueKey } from '../issue/issue-key.tsx';
import { useExport } from '../export-issues/export-issues.host.tsx';
import { useTagging } from './tag-issue.host.tsx';

const TagPicker = lazyPart(() => import('./tag-picker.host.tsx'));

type IssueTagsHostProps = { readonly issue: Pick<ReadIssue, 'id' | 'code' | 'issueTags'> };

export function IssueTagsHost({ issue }: IssueTagsHostProps) {
  const { id: userId, role } = useViewer();
  return mayTag({ role, userId }) ? <OwnTagsHost issue={issue} /> : null;
}

function OwnTagsHost({ issue: { id, code, issueTags } }: IssueTagsHostProps) {
  const actorRef = useTagging();
  const isOpen = useSelector(actorRef, selectOpenId) === id;
  const changes = useSelector(actorRef, selectChanges);
  const tags = useMemo(() => tagsWith(id, issueTags, changes), [id, issueTags, changes]);
  const issue = useMemo<TaggedIssue>(() => ({ issueId: id, code }), [id, code]);
  const isSelecting = useSelector(useExport(), selectIsSelecting);
  const choose = useCallback(() => actorRef.send({ type: 'picker.open', issueId: id }), [actorRef, id]);
  useIssueKey('t', id, isSelecting ? null : choose);
  useEffect(() => TagPicker.fetch(), []);
  useEffect(() => () => actorRef.send({ type: 'picker.close' }), [actorRef, id]);
  return (
    <IssueTagsView
      actorRef={actorRef}
      issue={issue}
      tags={tags}
      isOpen={isOpen}
      picker={
        <Suspense
          fallback={
            <Loading label="Loading the tags">
              <SkeletonRows rows={3} />
            </Loading>
          }
        >
          <TagPicker actorRef={actorRef} issue={issue} attached={tags} />
        </Suspense>
      }
    />
  );
}
