import { caseResultLabels } from '#schema/vocabulary/case-result.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { ClaimNote } from '#src/domain/moderation-claim.tsx';
import { resultHref } from '#src/domain/result-href.ts';
import { StatusGlyph } from '#src/domain/status-glyph.tsx';
import type { WaitingResults } from '#src/domain/waiting-results.documents.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';
import { Row } from '#src/ui/row.tsx';
import { Paperclip, PenLine } from 'lucide-react';
import type { ReactNode } from 'react';

export type Waiting = ResultOf<typeof WaitingResults>['waitingResults']['edges'][number]['node'];

type WaitingRowProps = {
  readonly result: Waiting;
  /** Chooses it, at the left of the row. */
  readonly box?: ReactNode;
  /** Why it was not approved with others. */
  readonly refusal?: string | null;
};

export function WaitingRow({ result, box, refusal = null }: WaitingRowProps) {
  const { id, status, completedAt, isEdited, hasEvidence, caseCode, caseName, testerName, testerCountry, testCode, testName } = result;
  const claim = result.participant.moderationClaim;
  return (
    <Row
      href={resultHref(result)}
      focusKey={id}
      actions={box}
      actionsPlace={box === undefined ? undefined : 'left-4 touch:left-1 max-wide:items-start max-wide:pt-2.5 touch:max-wide:pt-0'}
    >
      <span
        className={`grid w-full min-w-0 grid-cols-[minmax(0,5fr)_minmax(0,3fr)_minmax(0,4fr)_72px] items-center gap-x-4 max-wide:grid-cols-[minmax(0,1fr)_auto] max-wide:gap-y-1 max-wide:py-1.5 ${box === undefined ? '' : 'pl-7'}`}
      >
        <span className="flex min-w-0 items-center gap-2 max-desk:flex-wrap">
          <StatusGlyph name={status} label={caseResultLabels[status]} />
          <span className="code-text min-w-19">{caseCode}</span>
          <span className="min-w-0 font-name [overflow-wrap:anywhere] max-desk:order-last max-desk:basis-full">{caseName}</span>
          {isEdited ? (
            <Pill hue="info" icon={PenLine}>
              Edited
            </Pill>
          ) : null}
          {hasEvidence ? (
            <span title="With evidence" className="shrink-0 text-ink-2">
              <Paperclip aria-hidden size={14} />
              <span className="sr-only">With evidence</span>
            </span>
          ) : null}
          {refusal === null ? null : <span className="text-small text-danger">{refusal}</span>}
        </span>
        <span className="flex min-w-0 items-center gap-2 max-wide:order-3">
          <Avatar name={testerName} country={testerCountry.code} countryName={testerCountry.name} />
          <span className="flex min-w-0 flex-col">
            <span className="cut">{testerName}</span>
            {claim == null ? null : <ClaimNote claim={claim} />}
          </span>
        </span>
        <span className="flex min-w-0 items-center gap-2 text-small text-ink-2 max-wide:order-4 max-wide:col-span-full">
          <span className="code-text">{testCode}</span>
          <span className="cut">{testName}</span>
        </span>
        <span className="text-right text-small text-ink-2 max-wide:order-2 max-desk:self-start">
          <RelativeTime at={completedAt} />
        </span>
      </span>
    </Row>
  );
}
