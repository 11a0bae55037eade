import { creditsWords } from '#schema/rules/credits.ts';
import { namesWords, reasonWords } from '#schema/rules/launch/approval.ts';
import { approvalStateLabels, approvalTexts } from '#schema/vocabulary/launch/approval.ts';
import type { ApprovalState } from '#schema/vocabulary/launch/approval.ts';
import { activityLabels } from '#schema/vocabulary/launch/options.ts';
import type { OpenedApprovalFragment } from '#schema/generated/client/graphql.ts';
import { Banner } from '#src/ui/banner.tsx';
import type { Hue } from '#src/ui/types.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { Pairs } from '#src/ui/pairs.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { Quote } from '#src/ui/quote.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';
import { Row } from '#src/ui/row.tsx';
import { Rows, Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import type { ReactNode } from 'react';

export type OpenedApproval = OpenedApprovalFragment;

const hues: Readonly<Record<ApprovalState, Hue>> = { asked: 'warning', approved: 'success', sent_back: 'danger', withdrawn: 'neutral' };
const whats = { request: 'A request', run: 'A run of a schedule', test: 'A test of a request' } as const;

const whoWords = ({ state, approvers, decidedBy }: OpenedApproval): string =>
  state === 'asked' ? namesWords(approvers) : (decidedBy ?? 'Somebody who is not here any more');

function Facts({ approval }: { readonly approval: OpenedApproval }) {
  const { kind, amount, above, over, month, askedBy, askedAt, decidedAt, state, runAt } = approval;
  return (
    <Pairs
      items={[
        { label: 'What', value: whats[kind] },
        { label: 'Amount', value: creditsWords(amount) },
        { label: 'Why', value: `It is ${reasonWords({ above, over, month })}` },
        { label: 'Asked by', value: askedBy ?? 'Somebody who is not here any more' },
        { label: 'Asked', value: <RelativeTime at={askedAt} underMinute="just now" /> },
        ...(runAt == null ? [] : [{ label: 'Run', value: <RelativeTime at={runAt} underMinute="just now" /> }]),
        { label: state === 'asked' ? 'Waits for' : approvalStateLabels[state], value: whoWords(approval) },
        ...(decidedAt == null ? [] : [{ label: 'When', value: <RelativeTime at={decidedAt} underMinute="just now" /> }]),
      ]}
    />
  );
}

/** Where it goes on from here. */
function Ways({ approval: { state, testId, draftId } }: { readonly approval: OpenedApproval }) {
  const isBack = state === 'sent_back' || state === 'withdrawn';
  return (
    <>
      {isBack && draftId != null ? (
        <LinkButton kind="primary" href={`/launch?draft=${draftId}`}>
          Correct the draft
        </LinkButton>
      ) : null}
      {testId == null ? null : <LinkButton href={`/results/${testId}?tab=test-details`}>View the request</LinkButton>}
    </>
  );
}

type ApprovalViewProps = { readonly approval: OpenedApproval; readonly acts: ReactNode };

/** One launch that waits for a second person, with all that decides about it. */
export function ApprovalView({ approval, acts }: ApprovalViewProps) {
  const { name, state, tests, word, isOver } = approval;
  return (
    <Page narrow>
      <PageHeader title={name} sentence={approvalTexts.title} actions={<Ways approval={approval} />} />
      {isOver && state === 'asked' ? <Banner hue="warning" title="This was cancelled since it was asked for." /> : null}
      <Sheet label={approvalTexts.title}>
        <SheetHead title={approvalTexts.title}>
          <Pill hue={hues[state]}>{approvalStateLabels[state]}</Pill>
        </SheetHead>
        <SheetBody className="flex flex-col gap-4">
          <Facts approval={approval} />
          {word == null ? null : <Quote>{word}</Quote>}
          {state === 'sent_back' && approval.kind === 'request' && approval.draftId == null && approval.testId != null ? (
            <p className="text-ink-2">Launch the request again from its page: everything in it comes along to be corrected.</p>
          ) : null}
          {acts}
        </SheetBody>
      </Sheet>
      {tests.length === 0 ? null : (
        <Sheet label="Tests">
          <SheetHead title="Tests" count={tests.length} />
          <Rows label="Tests">
            {tests.map((test) => (
              <Row key={test.id}>
                <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{test.name}</span>
                <span className="text-ink-2">{activityLabels[test.activity]}</span>
              </Row>
            ))}
          </Rows>
        </Sheet>
      )}
    </Page>
  );
}
