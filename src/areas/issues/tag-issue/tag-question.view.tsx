import type { OverIssuesActorRef } from '#machines/flows/issues/over-issues.ts';
import type { Tag } from '#machines/flows/issues/tag.rules.ts';
import { issuesWords } from '#machines/flows/issues/tag.rules.ts';
import { Button } from '#src/ui/button.tsx';
import { useId } from 'react';
import { pressed } from '#src/ui/pressed.ts';

type TagQuestionViewProps = {
  readonly actorRef: OverIssuesActorRef;
  readonly tag: Tag;
  readonly count: number | 'asking' | 'unknown';
};

const wordsOf = (count: TagQuestionViewProps['count']): string => {
  if (count === 'asking') return 'Counting its issues';
  return count === 'unknown' ? 'The number of issues it is on could not be loaded.' : issuesWords(count);
};

export function TagQuestionView({ actorRef, tag, count }: TagQuestionViewProps) {
  const id = useId();
  const cancel = () => actorRef.send({ type: 'deletion.cancel' });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape belongs to whichever button of the question has the focus
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-count`}
      onKeyDown={(event) => {
        if (pressed(event) !== 'Escape') return;
        event.stopPropagation();
        cancel();
      }}
      className="flex flex-col gap-2"
    >
      <p id={id} className="font-name [overflow-wrap:anywhere]">
        Delete {tag.name}?
      </p>
      <p id={`${id}-count`} role="status" className="min-h-5 text-small text-ink-2">
        {wordsOf(count)}
      </p>
      <div className="flex justify-end gap-2">
        <Button size="small" onPress={cancel}>
          Cancel
        </Button>
        <Button size="small" kind="destructive" autoFocus onPress={() => actorRef.send({ type: 'deletion.confirm' })}>
          Delete tag
        </Button>
      </div>
    </div>
  );
}
