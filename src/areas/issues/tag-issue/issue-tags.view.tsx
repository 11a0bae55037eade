import { oneIssue } from '#machines/flows/issues/judge.rules.ts';
import type { JudgeActorRef } from '#machines/flows/issues/judge.ts';
import type { OverIssuesActorRef } from '#machines/flows/issues/over-issues.ts';
import type { NamedIssue } from '#machines/flows/issues/judge.rules.ts';
import type { IssueTag, Tag } from '#machines/flows/issues/tag.rules.ts';
import { Button } from '#src/ui/button.tsx';
import { Popover } from '#src/ui/popover.tsx';
import { TagChip } from '#src/ui/tag-chip.tsx';
import { useFocusBeside } from '#src/ui/use-focus-beside.ts';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';

type IssueTagsViewProps = {
  readonly judge: JudgeActorRef;
  readonly over: OverIssuesActorRef;
  readonly issue: NamedIssue;
  readonly tags: readonly IssueTag[];
  readonly isOpen: boolean;
  readonly picker: ReactNode;
};

export function IssueTagsView({ judge, over, issue, tags, isOpen, picker }: IssueTagsViewProps) {
  const { area, focusAt, onFocus, onBlur } = useFocusBeside<HTMLDivElement>(tags);
  const detach = (tag: Tag, at: number): void => {
    flushSync(() => judge.send({ type: 'tag.change', about: oneIssue(issue), tag, attached: false }));
    focusAt(at);
  };
  return (
    <>
      <p className="text-small font-label text-ink-3">Tags</p>
      <div ref={area} onFocus={onFocus} onBlur={onBlur} className="flex flex-wrap items-center gap-1.5">
        {tags.length === 0 ? <span className="text-ink-3">No tags</span> : null}
        {tags.map(({ id, name }, at) => (
          <TagChip key={id ?? name} onRemove={id === null ? undefined : () => detach({ id, name }, at)}>
            {name}
          </TagChip>
        ))}
        <Popover
          label="Tags"
          placement="bottom start"
          isOpen={isOpen}
          onOpenChange={(opens) => over.send(opens ? { type: 'picker.open', issueId: issue.issueId } : { type: 'picker.close' })}
          trigger={
            <Button kind="ghost" size="small" icon={Plus} keys="T">
              Add tag
            </Button>
          }
        >
          {picker}
        </Popover>
      </div>
    </>
  );
}
