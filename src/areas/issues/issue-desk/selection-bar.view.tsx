import type { ExportIssuesActorRef } from '#machines/flows/issues/export-issues/export-issues.machine.ts';
import {
  selectCount,
  selectExportReason,
  selectIsExporting,
  selectLimitReason,
  selectSelected,
} from '#machines/flows/issues/export-issues/export-issues.selectors.ts';
import { Button } from '#src/ui/button.tsx';
import { SelectionFoot } from '#src/ui/selection-foot.tsx';
import { useSelector } from '@xstate/react';
import { Download } from 'lucide-react';

type SelectionBarProps = { readonly exporter: ExportIssuesActorRef; readonly listed: readonly string[] };

const beside = (selected: readonly string[], listed: readonly string[]): string => {
  const elsewhere = selected.filter((id) => !listed.includes(id)).length;
  return elsewhere === 0 ? '' : `, ${elsewhere} not in this list`;
};

/** How many issues are selected, and their export. */
export function SelectionBarView({ exporter, listed }: SelectionBarProps) {
  const selected = useSelector(exporter, selectSelected);
  const count = useSelector(exporter, selectCount);
  const reason = useSelector(exporter, selectExportReason);
  const limit = useSelector(exporter, selectLimitReason);
  const isBusy = useSelector(exporter, selectIsExporting);
  const isEmpty = selected.length === 0;
  const isAllTaken = listed.every((id) => selected.includes(id));
  return (
    <div id="issue-selection" data-chrome="" className="sticky bottom-(--line-height) z-10 max-desk:bottom-0">
      <SelectionFoot
        sentence={isEmpty ? count : `${count}${beside(selected, listed)}`}
        onClear={isEmpty ? undefined : () => exporter.send({ type: 'selection.clear' })}
      >
        {isEmpty || isAllTaken ? null : (
          <Button
            kind="ghost"
            size="small"
            disabledReason={limit}
            reason="hidden"
            onPress={() => exporter.send({ type: 'issues.take', issueIds: listed })}
          >
            Select all
          </Button>
        )}
        <Button
          size="small"
          icon={Download}
          busy={isBusy}
          disabledReason={reason}
          reason="hidden"
          onPress={() => exporter.send({ type: 'selection.export' })}
        >
          Export as CSV
        </Button>
      </SelectionFoot>
    </div>
  );
}
