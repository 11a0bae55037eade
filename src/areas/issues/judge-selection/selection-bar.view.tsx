import { selectExportReason, selectIsExporting } from '#machines/flows/issues/export-issues.ts';
import type { ExportIssuesActorRef } from '#machines/flows/issues/export-issues.ts';
import type { JudgeSelectionActorRef } from '#machines/flows/issues/judge-selection.ts';
import type { SelectIssuesActorRef, SelectIssuesSnapshot } from '#machines/flows/issues/select-issues.ts';
import type { Tag } from '#machines/flows/issues/tag-issue.ts';
import type { TriagedIssue } from '#machines/flows/issues/triage-issue.rules.ts';
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
    readonly exporter: ExportIssuesActorRef;
    readonly judge: JudgeSelectionActorRef;
    readonly selecting: SelectIssuesActorRef;
  };
  readonly sentence: string;
  /** Null where all are selected, or no more can be. */
  readonly all: { readonly words: string; readonly short: string } | null;
  readonly issues: readonly TriagedIssue[];
  readonly accepting: Applying;
  readonly note: string | null;
  readonly changing: Applying;
  /** Null for viewers without tags. */
  readonly tagging: { readonly tags: readonly Tag[] | null; readonly isAttached: (tagId: string) => boolean | 'mixed' } | null;
};

const selectIsGathering = (snapshot: SelectIssuesSnapshot): boolean => snapshot.hasTag('busy');

function ExportButton({ exporter }: { readonly exporter: ExportIssuesActorRef }) {
  const reason = useSelector(exporter, selectExportReason);
  const isBusy = useSelector(exporter, selectIsExporting);
  return (
    <IconButton
      edge
      icon={Download}
      label="Export"
      keys="E"
      busy={isBusy}
      disabledReason={reason}
      onPress={() => exporter.send({ type: 'selection.export' })}
    />
  );
}

function Decisions({ actors: { exporter, judge }, issues, accepting, changing, tagging, note }: SelectionBarProps) {
  const choice = { judge, issues, ...changing };
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
        onPress={() => judge.send({ type: 'issues.accept', issues })}
      >
        {`Accept ${accepting.count}`}
      </Button>
      <RejectChoice {...choice} />
      <span className="ml-auto flex items-center gap-1 max-desk:basis-full max-desk:justify-end">
        <SeverityChoice {...choice} />
        {tagging === null ? null : <TagChoice {...choice} {...tagging} />}
        <ExportButton exporter={exporter} />
      </span>
      {note === null ? null : <p className="basis-full text-small text-ink-2">{note}</p>}
    </div>
  );
}

export function SelectionBarView(props: SelectionBarProps) {
  const { actors, sentence, all, issues } = props;
  const { selecting } = actors;
  const isGathering = useSelector(selecting, selectIsGathering);
  const isEmpty = issues.length === 0;
  const area = useStageFocus<HTMLDivElement>(isEmpty ? 'none' : all === null ? 'all' : 'some');
  return (
    <div ref={area} id="issue-selection" data-chrome="" className="sticky bottom-(--line-height) z-10 max-desk:bottom-0">
      <SelectionFoot sentence={sentence} onClear={isEmpty ? undefined : () => selecting.send({ type: 'selection.clear' })}>
        {all === null ? null : (
          <Button kind="ghost" size="small" label={all.words} busy={isGathering} onPress={() => selecting.send({ type: 'all.take' })}>
            <span className="max-desk:hidden">{all.words}</span>
            <span className="desk:hidden">{all.short}</span>
          </Button>
        )}
        {isEmpty ? null : <Decisions {...props} />}
      </SelectionFoot>
    </div>
  );
}
