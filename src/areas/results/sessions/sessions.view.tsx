import { foundBySeverity, minutesWords, sessionWords } from '#machines/lifecycles/case-result/sessions.rules.ts';
import { ranksOf } from '#machines/lifecycles/case-result/status-counts.rules.ts';
import type { ResultCount } from '#machines/lifecycles/case-result/status-counts.rules.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { caseResultLabels } from '#schema/vocabulary/case-result.ts';
import { counted } from '#schema/vocabulary/counted.ts';
import { severityLabels } from '#schema/vocabulary/issue.ts';
import { SeverityGlyph } from '#src/domain/severity-glyph.tsx';
import { Avatar } from '#src/ui/avatar.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Link } from '#src/ui/link.tsx';
import { Anchor } from '#src/ui/navigation.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { Ranks } from '#src/ui/ranks.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';
import { Rows, Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { ShortList } from '#src/ui/short-list.tsx';
import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Session } from './sessions.documents.ts';

export type ShownSession = ResultOf<typeof Session>;

const moderationWords = { not_moderated: 'Not moderated', approved: 'Approved', discarded: 'Discarded' } as const;

type SessionsProps = {
  readonly sessions: readonly ShownSession[];
  readonly counts: readonly ResultCount[];
  readonly hrefOf: (sessionId: string) => string;
  /** Whether the reader is told where the moderation stands. */
  readonly hasModeration: boolean;
  /** In place of the rows, where none is found. */
  readonly nothingFound: ReactNode;
};

/** The sessions of an exploratory test: of whom, how long, what was written, what was found. */
export function SessionsView({ sessions, counts, hrefOf, hasModeration, nothingFound }: SessionsProps) {
  return (
    <Sheet label="Sessions">
      <SheetHead title="Sessions">
        <span className="text-small text-ink-2">{sessionWords(counts)}</span>
      </SheetHead>
      {counts.length === 0 ? null : (
        <SheetBody>
          <Ranks size="thick" segments={ranksOf(counts)} />
        </SheetBody>
      )}
      {sessions.length > 0 ? (
        <div className="border-t border-line">
          <Rows label="Sessions">
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} href={hrefOf(session.id)} hasModeration={hasModeration} />
            ))}
          </Rows>
        </div>
      ) : (
        (nothingFound ?? (
          <EmptyState title="No session has been submitted yet">A session appears here once its tester submits it.</EmptyState>
        ))
      )}
    </Sheet>
  );
}

type RowProps = { readonly session: ShownSession; readonly href: string; readonly hasModeration: boolean };

function SessionRow({ session, href, hasModeration }: RowProps) {
  const { id, testerName, testerCountry, testerEnvironment, wasRead, isRejected, minutesSpent, completedAt, moderationStatus } = session;
  const environment = [testerEnvironment.operatingSystemAndVersion, testerEnvironment.browserOrDevice].filter(Boolean).join(', ');
  return (
    <li data-row="" className="flex flex-col gap-2 px-4 py-3">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-2">
        <Anchor
          href={href}
          data-key={id}
          className="thumb inline-flex min-w-0 items-center gap-2 text-body text-ink ring-inside hover:underline"
        >
          <Avatar name={testerName} country={testerCountry.code} countryName={testerCountry.name} />
          <span className={wasRead ? 'font-name' : 'font-strong'}>{testerName}</span>
        </Anchor>
        {wasRead ? null : <Pill hue="accent">Unread</Pill>}
        {isRejected ? <Pill>{caseResultLabels.rejected}</Pill> : null}
        {hasModeration ? <Pill>{moderationWords[moderationStatus]}</Pill> : null}
        <TimeSpent minutes={minutesSpent} />
        {environment === '' ? null : <span>{environment}</span>}
        {completedAt === null ? null : (
          <span>
            Submitted <RelativeTime at={completedAt} />
          </span>
        )}
      </span>
      <Notes session={session} />
      <Found issues={session.foundIssues} />
    </li>
  );
}

/** How long a tester worked, where it is known. */
export function TimeSpent({ minutes }: { readonly minutes: number | null }) {
  if (minutes === null) return null;
  return (
    <span className="inline-flex items-center gap-1.5">
      <Clock aria-hidden="true" size={14} strokeWidth={1.75} />
      {minutesWords(minutes)}
    </span>
  );
}

function Notes({ session: { actualResult, additionalInformation } }: { readonly session: ShownSession }) {
  const written = [actualResult, additionalInformation].filter((text) => text.trim() !== '');
  if (written.length === 0) return <p className="text-ink-3">No notes were written.</p>;
  return written.map((text, at) => (
    <p key={at === 0 ? 'notes' : 'more'} className="measure line-clamp-4 whitespace-pre-wrap [overflow-wrap:anywhere]">
      {text}
    </p>
  ));
}

function Found({ issues }: { readonly issues: ShownSession['foundIssues'] }) {
  if (issues.length === 0) return <p className="text-small text-ink-3">No issues found</p>;
  return (
    <div className="flex flex-col gap-1.5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-2">
        {counted(issues.length, 'issue', 'issues')} found
        {foundBySeverity(issues).map(({ level, label, count }) => (
          <span key={level} className="inline-flex items-center gap-1" title={label}>
            <SeverityGlyph level={level} label={label} />
            {count}
          </span>
        ))}
      </p>
      <ShortList label="Issues of this session" most={3}>
        {issues.map((issue) => (
          <span key={issue.id} className="inline-flex flex-wrap items-center gap-x-2">
            <SeverityGlyph level={issue.severity} label={severityLabels[issue.severity]} />
            <span className="code-text">{issue.code}</span>
            {issue.url == null ? (
              <span>{issue.title}</span>
            ) : (
              <Link href={issue.url} className="thumb">
                {issue.title}
              </Link>
            )}
          </span>
        ))}
      </ShortList>
    </div>
  );
}
