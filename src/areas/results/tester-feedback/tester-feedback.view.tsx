import { ListFind, NothingFound } from '#src/list-find.tsx';
import type { ListFindProps } from '#src/list-find.tsx';
import { holdsWords } from '#src/ui/option.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Link } from '#src/ui/link.tsx';
import { AbsoluteTime } from '#src/ui/relative-time.tsx';
import { useRowsInSight } from '#src/ui/rows-in-sight.ts';
import { ListGap, Rows, Sheet, SheetHead } from '#src/ui/sheet.tsx';
import { Fragment } from 'react';

export type Session = {
  readonly id: string;
  readonly testerName: string;
  readonly testCase?: { readonly id: string; readonly name: string } | null | undefined;
  readonly country: { readonly code: string; readonly name: string };
  readonly createdAt: string;
  readonly feedback: string;
};

type TesterFeedbackProps = ListFindProps & { readonly testId: string; readonly sessions: readonly Session[] };

const rowHeight = 65;

export function TesterFeedbackView({ testId, sessions, find, onFind }: TesterFeedbackProps) {
  const found = sessions.filter(({ testerName, testCase, country, feedback }) =>
    holdsWords([testerName, testCase?.name, country.name, feedback], find),
  );
  const { box, measure, rows, rest } = useRowsInSight<HTMLUListElement>({ count: found.length, height: rowHeight, name: 'feedback' });
  return (
    <Sheet label="Tester feedback">
      <SheetHead title="Tester feedback" count={sessions.length}>
        <ListFind label="Find feedback" count={sessions.length} find={find} onFind={onFind} />
      </SheetHead>
      {sessions.length === 0 ? <EmptyState title="No tester feedback has been left for this test" /> : null}
      {sessions.length > 0 && found.length === 0 ? <NothingFound what="words of testers" onFind={onFind} /> : null}
      {found.length === 0 ? null : (
        <Rows label="Tester feedback" box={box}>
          {rows.map(({ index, gap }) => {
            const session = found[index];
            return session === undefined ? null : (
              <Fragment key={session.id}>
                <ListGap height={gap} />
                <li
                  ref={measure}
                  data-index={index}
                  className="grid gap-x-6 gap-y-2 px-4 py-3.5 wide:grid-cols-[200px_minmax(0,1fr)_260px]"
                >
                  <Said testId={testId} session={session} />
                </li>
              </Fragment>
            );
          })}
          <ListGap height={rest} />
        </Rows>
      )}
    </Sheet>
  );
}

function Said({ testId, session }: { readonly testId: string; readonly session: Session }) {
  const { testerName, testCase, country, createdAt, feedback } = session;
  return (
    <>
      <p className="flex min-w-0 items-start gap-3">
        <Avatar name={testerName} country={country.code} countryName={country.name} />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          <span className="block font-name">{testerName}</span>
          <span className="block text-small text-ink-2">{country.name}</span>
        </span>
      </p>
      <p className="measure text-body [overflow-wrap:anywhere] whitespace-pre-wrap">{feedback}</p>
      <p className="min-w-0 text-small text-ink-2 [overflow-wrap:anywhere] wide:text-right">
        {testCase == null ? (
          <span className="block">About the whole test</span>
        ) : (
          <span className="block">
            About the case{' '}
            <Link href={`/results/${testId}/test-case/${testCase.id}`} className="thumb inline-block">
              {testCase.name}
            </Link>
          </span>
        )}
        <span className="block text-ink-3">
          <AbsoluteTime at={createdAt} />
        </span>
      </p>
    </>
  );
}
