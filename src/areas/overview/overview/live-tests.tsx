import { underRequests } from '#machines/flows/results/under-requests.rules.ts';
import { ranksOf } from '#machines/lifecycles/case-result/status-counts.rules.ts';
import { windowMessage } from '#machines/lifecycles/test-window/test-window.message.rules.ts';
import type { ShownWindow } from '#machines/lifecycles/test-window/test-window.message.rules.ts';
import { ofRequest, organizationFigures, requestsWords, underWords } from '#schema/vocabulary/figures.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { ChatUnread } from '#src/chat.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Link } from '#src/ui/link.tsx';
import { Ranks } from '#src/ui/ranks.tsx';
import { bothWords, sinceWords, useNow } from '#src/ui/relative-time.tsx';
import { Row, UnderMark } from '#src/ui/row.tsx';
import { Rows, Sheet, SheetHead } from '#src/ui/sheet.tsx';
import type { LiveTests } from './overview.documents.ts';

type LivePage = ResultOf<typeof LiveTests>['platformTests'];

const printed = new Intl.NumberFormat('en');

function TimeLeft({ window }: { readonly window: ShownWindow }) {
  const message = windowMessage(window, useNow());
  if (message?.kind !== 'remaining' && message?.kind !== 'overdue') return null;
  const isLate = message.kind === 'overdue';
  return (
    <time dateTime={message.at} title={`Planned end ${bothWords(message.at)}`} className={isLate ? 'text-danger' : 'text-ink-2'}>
      {isLate ? `Overdue by ${sinceWords(message.milliseconds)}` : `${sinceWords(message.milliseconds)} remaining`}
    </time>
  );
}

export function LiveTestsSheet({ page }: { readonly page: LivePage }) {
  const requests = page.totalCount - page.testsCount;
  return (
    <Sheet label="Live tests">
      <SheetHead title="Live tests" count={page.testsCount}>
        {requests === 0 ? null : (
          <span title={organizationFigures['PlatformTestConnection.testsCount'].counts} className="text-small text-ink-3">
            {requestsWords(requests)}
          </span>
        )}
        <Link look="plain" href="/results" className="thumb">
          All results
        </Link>
      </SheetHead>
      {page.edges.length === 0 ? (
        <EmptyState title="There are no live tests">Tests appear here while testers work on them.</EmptyState>
      ) : (
        <Rows label="Live tests">
          {underRequests(page.edges.map(({ node }) => node)).map(
            ({ test: { id, code, name, url, testWindow, testStats }, isUnder, request }) => (
              <Row key={id} href={url} focusKey={id}>
                <span className="grid w-full grid-cols-[72px_minmax(0,1fr)_minmax(80px,220px)_112px_72px] items-center gap-x-3 text-small max-desk:grid-cols-[minmax(0,1fr)_auto] max-desk:gap-y-1 max-desk:py-1.5">
                  <span className="code-text text-body max-desk:text-small">{code}</span>
                  <span
                    className={`flex min-w-0 items-center gap-1.5 text-body font-name max-desk:order-3 max-desk:col-span-full ${isUnder ? 'pl-1' : ''}`}
                  >
                    {isUnder ? <UnderMark words={underWords} /> : null}
                    <span className="min-w-0">
                      {name}
                      {request === null ? null : <span className="ml-2 text-small font-body text-ink-3">{ofRequest(request, name)}</span>}
                    </span>
                    <ChatUnread testId={id} />
                  </span>
                  <Ranks segments={ranksOf(testStats.resultCounts)} className="max-desk:order-5 max-desk:col-span-full" />
                  <span className="max-desk:order-4">
                    <TimeLeft window={testWindow} />
                  </span>
                  <span className="text-right text-ink-2 max-desk:order-2">
                    {printed.format(testStats.issuesTotalCount)} {testStats.issuesTotalCount === 1 ? 'issue' : 'issues'}
                  </span>
                </span>
              </Row>
            ),
          )}
        </Rows>
      )}
    </Sheet>
  );
}
