import { selectAskedTag, selectText } from '#machines/flows/issues/over-issues.ts';
import type { OverIssuesActorRef } from '#machines/flows/issues/over-issues.ts';
import type { NamedIssue } from '#machines/flows/issues/judge.rules.ts';
import type { IssueTag, Tag } from '#machines/flows/issues/tag.rules.ts';
import { offeredName, refusalOfName } from '#machines/flows/issues/tag.rules.ts';
import type { JudgeActorRef } from '#machines/flows/issues/judge.ts';
import { absent } from '#src/cache/call.ts';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { useViewer } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useQuery } from 'urql';
import { IssueTags } from '../issue/issue.documents.ts';
import { OneTag } from './tag-issue.documents.ts';
import { TagPickerView } from './tag-picker.view.tsx';
import { TagQuestionView } from './tag-question.view.tsx';

type TagPickerHostProps = {
  readonly judge: JudgeActorRef;
  readonly over: OverIssuesActorRef;
  readonly issue: NamedIssue;
  readonly attached: readonly IssueTag[];
};

const noTags: readonly Tag[] = [];

export default function TagPickerHost({ judge, over, issue, attached }: TagPickerHostProps) {
  const { id: userId, role } = useViewer();
  const [{ data, error }, ask] = useQuery({ query: IssueTags });
  const asked = useSelector(over, selectAskedTag);
  const text = useSelector(over, selectText);
  const tags = data?.flexibleTestingIssueTags ?? noTags;
  const actor = useMemo(() => ({ role, userId }), [role, userId]);
  if (asked !== null) return <TagQuestionHost actorRef={over} tag={asked} />;
  if (data === undefined)
    return error === undefined ? (
      <Loading label="Loading the tags">
        <SkeletonRows rows={3} />
      </Loading>
    ) : (
      <LoadFailure title="The tags could not be loaded." onRetry={() => ask({ requestPolicy: 'network-only' })} />
    );
  return (
    <TagPickerView
      judge={judge}
      over={over}
      issue={issue}
      tags={tags}
      attached={attached}
      offered={offeredName(text, [...tags, ...attached], actor)}
      refusal={text.trim() === '' ? null : refusalOfName(text, actor)}
    />
  );
}

/** The count is queried each time. */
function TagQuestionHost({ actorRef, tag }: { readonly actorRef: OverIssuesActorRef; readonly tag: Tag }) {
  const [{ data, error }] = useQuery({ query: OneTag, variables: { id: tag.id }, requestPolicy: 'network-only', context: absent });
  const count = data?.flexibleTestingIssueTag.attachedToIssuesCount;
  return <TagQuestionView actorRef={actorRef} tag={tag} count={count ?? (error === undefined ? 'asking' : 'unknown')} />;
}
