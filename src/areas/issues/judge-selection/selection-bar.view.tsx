import type { JudgeActorRef } from '#machines/flows/issues/judge.ts';
import type { Subject } from '#machines/flows/issues/judge.rules.ts';
import { selectIsExporting } from '#machines/flows/issues/over-issues.ts';
import type { OverIssuesActorRef } from '#machines/flows/issues/over-issues.ts';
import { selectExportReason, selectIsGathering, selectSelected } from '#machines/flows/issues/walk-issues.ts';
import type { WalkIssuesActorRef } from '#machines/flows/issues/walk-issues.ts';
import type { Tag } from '#machines/flows/issues/tag.rules.ts';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { SelectionFoot } from '#src/ui/selection-foot.tsx';
import { useStageFocus } from '#src/ui/use-stage-focus.ts';
import { useSelector } from '@xstate/react';
import { Check, Download } from 'lucide-react';
import { RejectChoice, SeverityChoice, TagChoice } from './selection-choices.view.tsx';

export type Applying = { readonly count: number; readonly reason: string | null };

export type SelectionBarProps = {
  readonly actors: {
    readonly judge: JudgeActorRef;
    readonly over: OverIssuesActorRef;
    readonly walk: WalkIssuesActorRef;
  };
  readonly sentence: string;
  /** Null where all are selected, or no more can be. */
  readonly all: { readonly words: string; readonly short: string } | null;
  readonly of: Subject;
  readonly accepting: Applying;
  readonly note: string | null;
  readonly changing: Applying;
  /** Null for viewers without tags. */
  readonly tagging: { readonly tags: readonly Tag[] | null; readonly isAttached: (tagId: string) => boolean | 'mixed' } | null;
};

function ExportButton({ over, walk }: Pick<SelectionBarProps['actors'], 'over' | 'walk'>) {
  const reason = useSelector(walk, selectExportReason);
  const isBusy = useSelector(over, selectIsExporting);
  return (
    <IconButton
      edge
      icon={Download}
      label="Export"
      keys="E"
      busy={isBusy}
      disabledReason={reason}
      onPress={() => over.send({ type: 'issues.export', issueIds: selectSelected(walk.getSnapshot()) })}
    />
  );
}

function Decisions({ actors: { judge, over, walk }, of, accepting, changing, tagging, note }: SelectionBarProps) {
  const choice = { judge, of, ...changing };
  return (
    <div role="toolbar" aria-label="Selection" className="flex basis-full flex-wrap items-center gap-2 max-desk:contents">
      <Button
        size="small"
        kind="primary"
        icon={Check}
        keys="1"
        disabledReason={accepting.reason}
        reason="hidden"
        className="max-desk:order-2 max-desk:flex-1"
        onPress={() => judge.send({ type: 'issues.accept', of })}
      >
        {`Accept ${accepting.count}`}
      </Button>
      <RejectChoice {...choice} />
      <span className="ml-auto flex items-center gap-1 max-desk:basis-full max-desk:justify-end">
        <SeverityChoice {...choice} />
        {tagging === null ? null : <TagChoice {...choice} {...tagging} />}
        <ExportButton over={over} walk={walk} />
      </span>
      {note === null ? null : <p className="basis-full text-small text-ink-2">{note}</p>}
    </div>
  );
}

export function SelectionBarView(props: SelectionBarProps) {
  const { actors, sentence, all, of } = props;
  const { walk } = actors;
  const isGathering = useSelector(walk, selectIsGathering);
  const isEmpty = of.issues.length === 0;
  const area = useStageFocus<HTMLDivElement>(isEmpty ? 'none' : all === null ? 'all' : 'some');
  return (
    <div ref={area} id="issue-selection" data-chrome="" className="sticky bottom-(--line-height) z-10 max-desk:bottom-0">
      <SelectionFoot sentence={sentence} onClear={isEmpty ? undefined : () => walk.send({ type: 'selection.clear' })}>
        {all === null ? null : (
          <Button kind="ghost" size="small" label={all.words} busy={isGathering} onPress={() => walk.send({ type: 'all.take' })}>
            <span className="max-desk:hidden">{all.words}</span>
            <span className="desk:hidden">{all.short}</span>
          </Button>
        )}
        {isEmpty ? null : <Decisions {...props} />}
      </SelectionFoot>
    </div>
  );
}
