import { shownStatus } from '#machines/lifecycles/case-result/case-result.rules.ts';
import { caseResultLabels } from '#schema/vocabulary/case-result.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Row } from '#src/ui/row.tsx';
import { Rows, Sheet, SheetHead } from '#src/ui/sheet.tsx';
import { Status } from '#src/domain/status-glyph.tsx';
import type { ShownCase } from './case-sheet.tsx';

type ResultListProps = { readonly testCase: ShownCase; readonly selected: string | null; readonly hrefOf: (resultId: string) => string };

/** The testers who handed in a result for the case. */
export function ResultList({ testCase, selected, hrefOf }: ResultListProps) {
  const { completedCaseResults: results, caseResultsLimit } = testCase;
  return (
    <Sheet label="Results">
      <SheetHead title="Results">
        <span className="text-small">
          {results.length} of {Math.max(caseResultsLimit, results.length)}
        </span>
      </SheetHead>
      {results.length === 0 ? (
        <EmptyState title="No test results available" />
      ) : (
        <Rows label="Testers">
          {results.map((result) => {
            const status = shownStatus(result);
            return (
              <Row
                key={result.id}
                focusKey={result.id}
                href={hrefOf(result.id)}
                selected={result.id === selected}
                unread={!result.wasRead}
                tall
              >
                <Avatar name={result.testerName} country={result.testerCountry.code} countryName={result.testerCountry.name} />
                <span className="flex min-w-0 flex-1 flex-col">
                  <span className={`cut ${result.wasRead ? 'font-name' : 'font-strong'}`}>{result.testerName}</span>
                  <span className="text-small">
                    <Status glyph={status}>{caseResultLabels[status]}</Status>
                  </span>
                </span>
              </Row>
            );
          })}
        </Rows>
      )}
    </Sheet>
  );
}
