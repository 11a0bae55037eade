import type { ReactNode } from 'react';
import { Disclosure } from '../issue/disclosure.tsx';
import { Evidence } from '../issue/evidence.tsx';
import { fieldOf, shownSteps, stepsOf } from '../issue/issue-parts.ts';
import { IssueSide } from './issue-side.tsx';
import type { Tagged } from './issue-side.tsx';

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

type IssueReadingViewProps = Tagged & {
  readonly note: ReactNode;
  /** Where it is a duplicate. */
  readonly original?: ReactNode;
  readonly duplicates?: ReactNode;
  /** Loads late, so it comes last and moves nothing. */
  readonly similar?: ReactNode;
  /** Offered where a tracker has the item done. */
  readonly retest?: ReactNode;
  readonly renderReproductions: (below: ReactNode) => ReactNode;
  readonly onStale: () => void;
};

export function IssueReadingView({
  issue,
  note,
  original,
  duplicates,
  tags,
  how,
  renderHow,
  similar,
  retest,
  renderReproductions,
  onStale,
}: IssueReadingViewProps) {
  return (
    <div className="@container">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 @min-[800px]:grid-cols-[minmax(0,1fr)_232px]">
        <div className="flex max-w-[680px] min-w-0 flex-col gap-[18px]">
          {original}
          {note}
          {duplicates}
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
        <IssueSide issue={issue} tags={tags} how={how} renderHow={renderHow} similar={similar} retest={retest} />
      </div>
    </div>
  );
}
