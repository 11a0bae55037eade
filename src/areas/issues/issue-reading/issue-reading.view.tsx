import { severityLabels, triageLabels } from '#schema/vocabulary/issue.ts';
import { AbsoluteTime, RelativeTime } from '#src/ui/relative-time.tsx';
import { Flag } from '#src/ui/flag.tsx';
import { Link } from '#src/ui/link.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { Monitor } from 'lucide-react';
import type { ReactNode } from 'react';
import { Disclosure } from '../issue/disclosure.tsx';
import { Evidence } from '../issue/evidence.tsx';
import { environmentFields, fieldOf, shownSteps, stepsOf } from '../issue/issue-parts.ts';
import type { ReadIssue } from '../issue/issue-parts.ts';
import { placeWords, stateWords } from '../follow-export/export-words.ts';

export function IssueHeadView({ code, title }: { readonly code: string; readonly title: string }) {
  return (
    <header className="mb-[18px] max-w-[680px]">
      <p className="code-text mb-0.5">{code}</p>
      <h2 className="text-title [overflow-wrap:anywhere]">{title}</h2>
    </header>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="flex flex-col gap-[5px]">
      <h3 className="text-head">{title}</h3>
      {children}
    </section>
  );
}

function Fact({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="flex flex-col gap-1.5">
      <h3 className="text-small font-label text-ink-3">{title}</h3>
      {children}
    </section>
  );
}

function Words({ title, text }: { readonly title: string; readonly text: string }) {
  return text === '' ? null : (
    <Part title={title}>
      <p className="text-ink-2 whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
    </Part>
  );
}

function Steps({ text }: { readonly text: string }) {
  const { lines, isNumbered } = stepsOf(text);
  if (lines.length === 0) return null;
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <Part title="Steps to reproduce">
      <Disclosure items={lines} limit={shownSteps}>
        {(shown) => (
          <List className={`[overflow-wrap:anywhere] ${isNumbered ? 'list-decimal pl-5 marker:text-ink-3' : ''}`}>
            {shown.map((line, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- two steps may read the same; their place tells them apart
              <li key={`${at} ${line}`} className="py-px pl-1">
                {line}
              </li>
            ))}
          </List>
        )}
      </Disclosure>
    </Part>
  );
}

type Tagged = { readonly issue: ReadIssue; readonly tags: ReactNode };

function Overview({ issue, tags }: Tagged) {
  return (
    <section className="flex flex-col gap-1.5">
      <h3 className="text-head">Issue Overview</h3>
      {/* For print, which leaves out the controls that show these on the screen. */}
      <p data-print="only" className="hidden">{`${severityLabels[issue.severity]}, ${triageLabels[issue.triageStatus]}`}</p>
      {issue.triageReason === null ? null : (
        <p>
          <Pill hue="danger">Rejected: {issue.triageReason}</Pill>
        </p>
      )}
      {tags}
    </section>
  );
}

function ExportedTo({ issue: { exports }, retest }: { readonly issue: ReadIssue; readonly retest: ReactNode }) {
  if (exports.length === 0) return null;
  return (
    <Fact title="Exported to">
      {exports.map((exported) => (
        <p key={exported.id}>
          {placeWords(exported)}{' '}
          {exported.key === null || exported.url === null ? (
            <span className="text-ink-3">{stateWords[exported.state].label}</span>
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
          {exported.message === null ? null : <span className="block text-small text-ink-2">{exported.message}</span>}
        </p>
      ))}
      {retest}
    </Fact>
  );
}

function Side({ issue, tags, similar, retest }: Tagged & { readonly similar: ReactNode; readonly retest: ReactNode }) {
  const environment = environmentFields(issue.issueFields);
  return (
    <aside aria-label="About the issue" className="flex min-w-0 flex-col gap-4 [overflow-wrap:anywhere]">
      <Overview issue={issue} tags={tags} />
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
      <ExportedTo issue={issue} retest={retest} />
      <Fact title="Reported">
        <p>
          <AbsoluteTime at={issue.createdAt} />
        </p>
      </Fact>
      {similar}
    </aside>
  );
}

type IssueReadingViewProps = Tagged & {
  readonly note: ReactNode;
  /** Loads late, so it comes last and moves nothing. */
  readonly similar?: ReactNode;
  /** Offered where a tracker has the item done. */
  readonly retest?: ReactNode;
  readonly renderReproductions: (below: ReactNode) => ReactNode;
  readonly onStale: () => void;
};

export function IssueReadingView({ issue, note, tags, similar, retest, renderReproductions, onStale }: IssueReadingViewProps) {
  return (
    <div className="@container">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 @min-[800px]:grid-cols-[minmax(0,1fr)_232px]">
        <div className="flex max-w-[680px] min-w-0 flex-col gap-[18px]">
          {note}
          <Steps text={fieldOf(issue.issueFields, 'reproduction_steps')} />
          <div className="grid gap-x-6 gap-y-[18px] wide:grid-cols-2">
            <Words title="Actual results" text={fieldOf(issue.issueFields, 'actual_results')} />
            <Words title="Expected results" text={fieldOf(issue.issueFields, 'expected_results')} />
          </div>
          {renderReproductions(
            <>
              <Words title="Comment" text={issue.comment?.trim() ?? ''} />
              {issue.additionalDetails.map(({ code, label, value }) => (
                <Words key={code} title={label} text={value} />
              ))}
              <Part title="Attachments">
                <Evidence attachments={issue.attachments} onStale={onStale} />
              </Part>
            </>,
          )}
        </div>
        <Side issue={issue} tags={tags} similar={similar} retest={retest} />
      </div>
    </div>
  );
}
