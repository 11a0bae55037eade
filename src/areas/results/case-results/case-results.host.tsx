import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef } from 'react';
import { ListFind, NothingFound } from '#src/list-find.tsx';
import type { ListFindProps } from '#src/list-find.tsx';
import { holdsWords } from '#src/ui/option.ts';
import { useListTop, usePageRows } from '#src/ui/page-rows.ts';
import { useIsPrinting } from '#src/ui/printing.ts';
import { Sheet } from '#src/ui/sheet.tsx';
import { caseLines } from './case-results.rules.ts';
import type { ListedCase } from './case-results.rules.ts';
import { CaseResultsView } from './case-results.view.tsx';
import { pageSizes } from '#schema/vocabulary/limits.ts';
import { requestIdOf } from '#src/cache/failure.ts';
import { useStatusBar } from '#src/status-bar.tsx';
import { useRowKeys } from '#src/row-keys.ts';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { useQuery } from 'urql';
import { Loaded } from '../parts/loaded.tsx';
import { CasesOfTest } from './case-results.documents.ts';

type WindowedCasesProps = ListFindProps & {
  readonly testId: string;
  readonly cases: readonly ListedCase[];
  readonly isTestingOver: boolean;
  readonly marked: string | null;
};

const rowHeight = 45;

/** Renders the visible lines only, and scrolls to the case of the URL. */
function WindowedCases({ testId, cases, isTestingOver, marked, find, onFind }: WindowedCasesProps) {
  const lines = useMemo(() => {
    const found = cases.filter(({ name, code, section }) => holdsWords([name, code, section], find));
    return caseLines(found, isTestingOver);
  }, [cases, isTestingOver, find]);
  const list = useRef<HTMLDivElement>(null);
  const { top, isPlaced } = useListTop(list, true, 'cases');
  const around = usePageRows(12);
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({ count: lines.length, estimateSize: () => rowHeight, scrollMargin: top, ...around });
  const at = marked === null ? -1 : lines.findIndex((each) => each.kind === 'case' && each.testCase.id === marked);
  useEffect(() => {
    if (at >= 0 && isPlaced) virtualizer.scrollToIndex(at, { align: 'center' });
  }, [at, isPlaced, virtualizer]);
  const isPrinting = useIsPrinting();
  const inSight = isPrinting ? lines.map((_, index) => ({ index, start: 0 })) : virtualizer.getVirtualItems();
  const placed = inSight.flatMap(({ index, start }) => {
    const shown = lines[index];
    return shown === undefined ? [] : [{ line: shown, index, start: start - top }];
  });
  return (
    <>
      <div className="mb-3 flex justify-end empty:hidden">
        <ListFind label="Find a test case" count={cases.length} find={find} onFind={onFind} />
      </div>
      {cases.length > 0 && lines.length === 0 ? (
        <Sheet>
          <NothingFound what="test cases" onFind={onFind} />
        </Sheet>
      ) : (
        <CaseResultsView
          testId={testId}
          lines={placed}
          height={virtualizer.getTotalSize()}
          total={lines.length}
          marked={marked}
          listRef={list}
          measure={virtualizer.measureElement}
        />
      )}
    </>
  );
}

type CaseResultsHostProps = ListFindProps & { readonly testId: string; readonly marked: string | null };

const line = {
  keys: [
    { keys: 'j k', label: 'move' },
    { keys: 'Enter', label: 'open' },
  ],
};
const none: readonly ListedCase[] = [];

export default function CaseResultsHost(props: CaseResultsHostProps) {
  useRowKeys();
  useStatusBar(line);
  return <CasePage {...props} earlier={none} after={null} />;
}

type CasePageProps = CaseResultsHostProps & { readonly earlier: readonly ListedCase[]; readonly after: string | null };

function CasePage({ testId, marked, earlier, after, ...finding }: CasePageProps) {
  const [state, ask] = useQuery({
    query: CasesOfTest,
    variables: { testId, first: pageSizes.testCases, ...(after !== null && { after }) },
  });
  const again = () => ask({ requestPolicy: 'network-only' });
  if (state.data === undefined && earlier.length > 0)
    return (
      <>
        <WindowedCases {...finding} testId={testId} marked={marked} cases={earlier} isTestingOver={false} />
        {state.error === undefined ? null : (
          <LoadFailure title="The other test cases could not be loaded." requestId={requestIdOf(state.error)} onRetry={again} />
        )}
      </>
    );
  return (
    <Loaded state={state} what="test cases" rows={8} onRetry={again}>
      {({ platformTest }) => {
        if (platformTest.__typename !== 'FlexibleTestingTest') return null;
        const { nodes, pageInfo } = platformTest.cases;
        const cases = earlier.length === 0 ? nodes : [...earlier, ...nodes];
        const next = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
        if (next !== null) return <CasePage {...finding} testId={testId} marked={marked} earlier={cases} after={next} />;
        return (
          <WindowedCases
            {...finding}
            testId={testId}
            marked={marked}
            cases={cases}
            isTestingOver={platformTest.testWindow.status !== 'open'}
          />
        );
      }}
    </Loaded>
  );
}
