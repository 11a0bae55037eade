import { selectQueue, tagChanges } from '#machines/flows/issues/judge.selectors.ts';
import { mayTag, tagsWith } from '#machines/flows/issues/tag.rules.ts';
import { selectOpenId } from '#machines/flows/issues/over-issues.ts';
import type { NamedIssue } from '#machines/flows/issues/judge.rules.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { useViewer } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import { Suspense, use, useCallback, useEffect, useMemo } from 'react';
import type { ReadIssue } from '../issue/issue-parts.ts';
import { IssueTagsView } from './issue-tags.view.tsx';
import { ReachingContext, useIssueKey } from '../issue/issue-key.tsx';
import { useIssueActs } from '../issue/use-acts.ts';

const TagPicker = lazyPart(() => import('./tag-picker.host.tsx'));

type IssueTagsHostProps = { readonly issue: Pick<ReadIssue, 'id' | 'code' | 'issueTags'> };

export function IssueTagsHost({ issue }: IssueTagsHostProps) {
  const { id: userId, role } = useViewer();
  return mayTag({ role, userId }) ? <OwnTagsHost issue={issue} /> : null;
}

function OwnTagsHost({ issue: { id, code, issueTags } }: IssueTagsHostProps) {
  const { judge, over } = useIssueActs();
  const isOpen = useSelector(over, selectOpenId) === id;
  const queue = useSelector(judge, selectQueue);
  const tags = useMemo(() => tagsWith(id, issueTags, tagChanges(queue)), [id, issueTags, queue]);
  const issue = useMemo<NamedIssue>(() => ({ issueId: id, code }), [id, code]);
  const isSelecting = use(ReachingContext)?.isSelecting === true;
  const choose = useCallback(() => over.send({ type: 'picker.open', issueId: id }), [over, id]);
  useIssueKey('t', id, isSelecting ? null : choose);
  useEffect(() => TagPicker.fetch(), []);
  useEffect(() => () => over.send({ type: 'picker.close' }), [over, id]);
  return (
    <IssueTagsView
      judge={judge}
      over={over}
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
          <TagPicker judge={judge} over={over} issue={issue} attached={tags} />
        </Suspense>
      }
    />
  );
}
