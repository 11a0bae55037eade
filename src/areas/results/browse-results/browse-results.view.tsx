import { Button } from '#src/ui/button.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { MultiSelect } from '#src/ui/multi-select.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { autoExportTexts } from '#schema/vocabulary/auto-export.ts';
import { autoLaunchLabels, autoLaunchStatuses } from '#schema/vocabulary/test.ts';
import { ArrowUp, Send } from 'lucide-react';
import type { ReactNode } from 'react';

type BrowseResultsViewProps = {
  readonly children: ReactNode;
  /** What the filter holds; null for those who have none. */
  readonly filter: readonly string[] | null;
  /** Whether the viewer may let issues go to trackers by themselves. */
  readonly mayAutoExport: boolean;
  readonly onFilter: (statuses: readonly string[]) => void;
  readonly isFarDown: boolean;
  readonly onTop: () => void;
};

const options = autoLaunchStatuses.map((id) => ({ id, label: autoLaunchLabels[id] }));

/** The results overview: every test by where it stands in time. */
export function BrowseResultsView({ children, filter, mayAutoExport, onFilter, isFarDown, onTop }: BrowseResultsViewProps) {
  return (
    <Page>
      <PageHeader
        title="Results"
        actions={
          <>
            {filter === null ? null : (
              <div className="w-72 max-desk:w-full">
                <MultiSelect label="Auto Launch Status" placeholder="Any" options={options} value={filter} onChange={onFilter} />
              </div>
            )}
            {mayAutoExport ? (
              <LinkButton href="/auto-export-settings" icon={Send} className="self-end">
                {autoExportTexts.settings}
              </LinkButton>
            ) : null}
          </>
        }
      />
      {children}
      <p className="text-small text-ink-3">Results older than 18 months are not stored.</p>
      {isFarDown ? (
        <div className="fixed right-5 bottom-12 z-10 max-desk:bottom-5">
          <Button icon={ArrowUp} onPress={onTop}>
            BACK TO TOP
          </Button>
        </div>
      ) : null}
    </Page>
  );
}
