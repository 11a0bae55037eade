import { Avatar } from '#src/ui/avatar.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Link } from '#src/ui/link.tsx';
import { AbsoluteTime } from '#src/ui/relative-time.tsx';
import { Rows, Sheet, SheetHead } from '#src/ui/sheet.tsx';

export type Session = {
  readonly id: string;
  readonly testerName: string;
  readonly testCase?: { readonly id: string; readonly name: string } | null | undefined;
  readonly country: { readonly code: string; readonly name: string };
  readonly createdAt: string;
  readonly feedback: string;
};

/** What testers said about the test and its cases, newest first. */
export function TesterFeedbackView({ testId, sessions }: { readonly testId: string; readonly sessions: readonly Session[] }) {
  return (
    <Sheet label="Tester feedback">
      <SheetHead title="Tester feedback" count={sessions.length} />
      {sessions.length === 0 ? (
        <EmptyState title="No tester feedback has been left for this test" />
      ) : (
        <Rows label="Tester feedback">
          {sessions.map(({ id, testerName, testCase, country, createdAt, feedback }) => (
            <li key={id} className="flex gap-3 px-4 py-3">
              <Avatar name={testerName} country={country.code} countryName={country.name} />
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-baseline gap-x-3">
                  <span className="font-name">{testerName}</span>
                  <span className="text-small text-ink-2">{country.name}</span>
                  <span className="text-small text-ink-3">
                    <AbsoluteTime at={createdAt} />
                  </span>
                </p>
                {testCase == null ? null : (
                  <p className="text-small text-ink-2">
                    About the case <Link href={`/results/${testId}/test-case/${testCase.id}`}>{testCase.name}</Link>
                  </p>
                )}
                <p className="measure whitespace-pre-wrap [overflow-wrap:anywhere]">{feedback}</p>
              </div>
            </li>
          ))}
        </Rows>
      )}
    </Sheet>
  );
}
