import { severityLabels, triageLabels } from '#schema/vocabulary/issue.ts';
import { exportStateWords, triageWords } from '#schema/vocabulary/state-words.ts';
import { Flag } from '#src/ui/flag.tsx';
import { Link } from '#src/ui/link.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { AbsoluteTime, RelativeTime } from '#src/ui/relative-time.tsx';
import { Monitor } from 'lucide-react';
import type { ReactNode } from 'react';
import { placeWords } from '../follow-export/export-words.ts';
import { environmentFields } from '../issue/issue-parts.ts';
import type { ReadIssue } from '../issue/issue-parts.ts';

function Fact({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="flex flex-col gap-1.5">
      <h3 className="text-small font-label text-ink-3">{title}</h3>
      {children}
    </section>
  );
}

export type Exported = ReadIssue['exports'][number];
export type Tagged = {
  readonly issue: ReadIssue;
  readonly tags: ReactNode;
  readonly how?: ReactNode;
  readonly renderHow?: ((exported: Exported) => ReactNode) | undefined;
};

function Overview({ issue, tags, how }: Tagged) {
  const { label, hue } = triageWords[issue.triageStatus];
  return (
    <section className="flex flex-col gap-1.5">
      <h3 className="text-head">Issue Overview</h3>
      {/* For print, which leaves out the controls that show these on the screen. */}
      <p data-print="only" className="hidden">{`${severityLabels[issue.severity]}, ${triageLabels[issue.triageStatus]}`}</p>
      <p className="flex items-center gap-1.5">
        <span className={issue.triageReason === null ? 'print:hidden' : ''}>
          <Pill wraps hue={hue}>
            {issue.triageReason === null ? label : `${label}: ${issue.triageReason}`}
          </Pill>
        </span>
        {how}
      </p>
      {tags}
    </section>
  );
}

function ExportedTo({ issue: { exports }, renderHow, retest }: Omit<Tagged, 'tags'> & { readonly retest: ReactNode }) {
  if (exports.length === 0) return null;
  return (
    <Fact title="Exported to">
      {exports.map((exported) => (
        <p key={exported.id}>
          {placeWords(exported)}{' '}
          {exported.key === null || exported.url === null ? (
            <span className="text-ink-3">{exportStateWords[exported.state].label}</span>
          ) : (
            <Link href={exported.url} external>
              {exported.key}
            </Link>
          )}
          {exported.itemState === null || exported.itemStatus === null ? null : (
            <>
              {' '}
              <Pill wraps hue={exported.itemState === 'done' ? 'success' : 'neutral'}>
                {exported.itemStatus}
              </Pill>
              {exported.itemStatusSince === null ? null : (
                <span className="text-small text-ink-3">
                  {' '}
                  <RelativeTime at={exported.itemStatusSince} />
                </span>
              )}
            </>
          )}
          {renderHow?.(exported)}
          {exported.message === null ? null : <span className="block text-small text-ink-2">{exported.message}</span>}
        </p>
      ))}
      {retest}
    </Fact>
  );
}

/** What is known of an issue beside what testers wrote of it. */
export function IssueSide({
  issue,
  tags,
  how,
  renderHow,
  similar,
  retest,
}: Tagged & { readonly similar: ReactNode; readonly retest: ReactNode }) {
  const environment = environmentFields(issue.issueFields);
  return (
    <aside aria-label="About the issue" className="flex min-w-0 flex-col gap-4 [overflow-wrap:anywhere]">
      <Overview issue={issue} tags={tags} how={how} />
      <Fact title="Environment">
        {issue.environment === null ? null : (
          <p className="flex items-start gap-1.5">
            <Monitor aria-hidden="true" size={14} strokeWidth={2} className="mt-[3px] shrink-0 text-ink-3" />
            {issue.environment}
          </p>
        )}
        {environment.map(({ code, label, value }) => (
          <p key={code}>
            <span className="text-ink-3">{label}: </span>
            {value}
          </p>
        ))}
        {issue.testerCountry === null ? null : (
          <p className="flex items-center gap-1.5">
            <Flag country={issue.testerCountry.code} name="" />
            {issue.testerCountry.name}
          </p>
        )}
      </Fact>
      <Fact title="Related test cases">
        {issue.testCases.length === 0 ? <p className="text-ink-3">None</p> : null}
        {issue.testCases.map(({ id, name }) => (
          <p key={id}>
            <Link href={`/results/${issue.test.id}/test-case/${id}`} className="thumb">
              {name}
            </Link>
          </p>
        ))}
      </Fact>
      <Fact title="Test">
        <p>
          <Link href={`/results/${issue.test.id}`} className="thumb">
            {issue.test.name}
          </Link>{' '}
          <span className="code-text">{issue.test.code}</span>
        </p>
      </Fact>
      <ExportedTo issue={issue} renderHow={renderHow} retest={retest} />
      <Fact title="Reported">
        <p>
          <AbsoluteTime at={issue.createdAt} />
        </p>
      </Fact>
      {similar}
    </aside>
  );
}
