import { selectAsked, selectText } from '#machines/flows/issues/tag-issue.ts';
import type { TagIssueActorRef, IssueTag, Tag, TaggedIssue } from '#machines/flows/issues/tag-issue.ts';
import { offeredName, refusalOfName } from '#machines/flows/issues/tag-issue.rules.ts';
import { useAheadPolicy } from '#src/cache/ahead.ts';
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

type TagPickerHostProps = { readonly actorRef: TagIssueActorRef; readonly issue: TaggedIssue; readonly attached: readonly IssueTag[] };

const noTags: readonly Tag[] = [];

export default function TagPickerHost({ actorRef, issue, attached }: TagPickerHostProps) {
  const { id: userId, role } = useViewer();
  const [{ data, error }, ask] = useQuery({ query: IssueTags, requestPolicy: useAheadPolicy(IssueTags, {}) });
  const asked = useSelector(actorRef, selectAsked);
  const text = useSelector(actorRef, selectText);
  const tags = data?.flexibleTestingIssueTags ?? noTags;
  const actor = useMemo(() => ({ role, userId }), [role, userId]);
  if (asked !== null) return <TagQuestionHost actorRef={actorRef} tag={asked} />;
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
      actorRef={actorRef}
      issue={issue}
      tags={tags}
      attached={attached}
      offered={offeredName(text, [...tags, ...attached], actor)}
      refusal={text.trim() === '' ? null : refusalOfName(text, actor)}
    />
  );
}

/** The count is queried each time. */
function TagQuestionHost({ actorRef, tag }: { readonly actorRef: TagIssueActorRef; readonly tag: Tag }) {
  const [{ data, error }] = useQuery({ query: OneTag, variables: { id: tag.id }, requestPolicy: 'network-only', context: absent });
  const count = data?.flexibleTestingIssueTag.attachedToIssuesCount;
  return <TagQuestionView actorRef={actorRef} tag={tag} count={count ?? (error === undefined ? 'asking' : 'unknown')} />;
}
