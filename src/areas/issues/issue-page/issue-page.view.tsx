import { LinkButton } from '#src/ui/link-button.tsx';
import { Back, Page, PageHeader } from '#src/ui/page.tsx';
import type { BackLink } from '#src/ui/page.tsx';
import { Ranks } from '#src/ui/ranks.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { IssueAwaited } from '../issue-reading/issue-waiting.tsx';

type PagedIssue = {
  readonly code: string;
  readonly title: string;
  readonly test: {
    readonly name: string;
    readonly testWindow: { readonly status: string };
    readonly issueCounts: { readonly untriaged: number; readonly accepted: number; readonly rejected: number };
  };
};

type IssuePageViewProps = {
  readonly issue: PagedIssue;
  readonly back: BackLink;
  readonly next: string | null;
  readonly verdicts: ReactNode;
  readonly actions: ReactNode;
  readonly children: ReactNode;
};

function Progress({ issue }: { readonly issue: PagedIssue }) {
  const { untriaged, accepted, rejected } = issue.test.issueCounts;
  const triaged = accepted + rejected;
  const words = `${triaged}/ ${triaged + untriaged} issues triaged`;
  return (
    <span className="flex items-center gap-3 text-small">
      <span className="font-label">{words}</span>
      <Ranks
        width={160}
        label={words}
        segments={[
          { kind: 'done', count: triaged },
          { kind: 'to_come', count: untriaged },
        ]}
      />
    </span>
  );
}

/** Once the test has ended, with triage progress and a link to the next one. */
export function IssuePageView({ issue, back, next, verdicts, actions, children }: IssuePageViewProps) {
  const isClosed = issue.test.testWindow.status === 'closed';
  return (
    <>
      <Page>
        <PageHeader
          back={back}
          title={issue.title}
          meta={
            <>
              <span className="code-text">{issue.code}</span>
              <span className="text-small">{issue.test.name}</span>
            </>
          }
          actions={
            isClosed ? (
              <>
                <Progress issue={issue} />
                {next === null ? null : (
                  <LinkButton href={next} trailingIcon={ArrowRight} keys="J">
                    Next issue
                  </LinkButton>
                )}
              </>
            ) : null
          }
        />
        <Sheet label="Issue" className="overflow-clip">
          <div className="sticky top-(--chrome-height) z-5">{verdicts}</div>
          <div className="px-6 pt-5 pb-10 max-wide:px-4">
            <h2 className="sr-only">Issue</h2>
            {children}
          </div>
        </Sheet>
      </Page>
      {actions}
    </>
  );
}

export function IssuePageWaiting({ back }: { readonly back: BackLink }) {
  return (
    <Page>
      <div className="touch:-mt-2.5">
        <Back {...back} />
        <Loading label="Loading the issue">
          <span className="flex h-7 items-center">
            <Skeleton width={320} height={18} />
          </span>
          <span className="flex h-5 items-center">
            <Skeleton width={180} />
          </span>
        </Loading>
      </div>
      <Sheet>
        <IssueAwaited isOnPage />
      </Sheet>
    </Page>
  );
}
