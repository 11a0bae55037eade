import type { ResultOf } from '#schema/generated/client/gql.ts';
import { sharedReportFields, sharedReportIssues, sharedReportParts, sharedReportStateLabels } from '#schema/vocabulary/shared-report.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { DayOf, RelativeTime } from '#src/ui/relative-time.tsx';
import { Row } from '#src/ui/row.tsx';
import { Rows, Sheet } from '#src/ui/sheet.tsx';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ShownReport } from './share-report.documents.ts';

export type SharedReport = ResultOf<typeof ShownReport>;

const holds = ({ parts, issues, chosenCount }: SharedReport): string =>
  parts
    .map((part) => {
      if (part !== 'issues') return sharedReportParts[part].label;
      return issues === 'chosen' ? `${chosenCount} chosen ${chosenCount === 1 ? 'issue' : 'issues'}` : sharedReportIssues[issues];
    })
    .join(', ');

function Opened({ report: { openedCount, lastOpenedAt, lastOpenedFrom, lastOpenedWith } }: { readonly report: SharedReport }) {
  if (lastOpenedAt === null) return <>Not opened yet</>;
  const from = [lastOpenedWith, lastOpenedFrom].filter((words) => words !== null).join(', ');
  return (
    <>
      Opened {openedCount === 1 ? 'once' : `${openedCount} times`}, last <RelativeTime at={lastOpenedAt} underMinute="just now" />
      {from === '' ? null : ` with ${from}`}
    </>
  );
}

function ReportRow({ report, children }: { readonly report: SharedReport; readonly children: ReactNode }) {
  const { title, state, madeBy, createdAt, expiresAt, endedAt, leavesOut } = report;
  return (
    <Row tall>
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <span className="block font-medium">{title}</span>
        <span className="block text-ink-2">{holds(report)}</span>
        {leavesOut.length === 0 ? null : (
          <span className="block text-ink-2">
            Without {leavesOut.map((name) => sharedReportFields[name].label.toLowerCase()).join(', ')}
          </span>
        )}
        <span className="block text-ink-3">
          Made by {madeBy ?? 'a former member'} on <DayOf at={createdAt} />
          {state === 'active' ? ', ends on ' : ', ended on '}
          <DayOf at={endedAt ?? expiresAt} />
        </span>
        <span className="block text-ink-3">
          <Opened report={report} />
        </span>
      </span>
      <span className="flex shrink-0 flex-col items-end gap-2">
        <Pill hue={state === 'active' ? 'success' : 'neutral'}>{sharedReportStateLabels[state]}</Pill>
        {children}
      </span>
    </Row>
  );
}

type ShareReportViewProps = {
  /** Null while they load or where they could not be loaded. */
  readonly reports: readonly SharedReport[] | null;
  readonly waiting: ReactNode;
  readonly onNew: () => void;
  readonly onClose: () => void;
  readonly renderRevoke: (report: SharedReport) => ReactNode;
};

/** The reports of a test that were shared by a link, with what each holds, until when, and how often it was opened. */
export function ShareReportView({ reports, waiting, onNew, onClose, renderRevoke }: ShareReportViewProps) {
  return (
    <Modal
      isOpen
      size="large"
      title="Share report"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Close</Button>
          <Button kind="primary" icon={Plus} onPress={onNew} disabledReason={reports === null ? 'The reports are loading.' : null}>
            New report
          </Button>
        </>
      }
    >
      <p>A report is a page that a link opens to people without an account. It shows the test as it stands when it is opened.</p>
      {reports === null ? waiting : null}
      {reports?.length === 0 ? (
        <EmptyState title="No report yet">Reports of this test appear here with their end and how often each was opened.</EmptyState>
      ) : null}
      {reports === null || reports.length === 0 ? null : (
        <Sheet>
          <Rows label="Shared reports">
            {reports.map((report) => (
              <ReportRow key={report.id} report={report}>
                {renderRevoke(report)}
              </ReportRow>
            ))}
          </Rows>
        </Sheet>
      )}
    </Modal>
  );
}
