import type { PublishControl } from '#machines/lifecycles/participant/participant.seen.rules.ts';
import { moderationBeside } from '#machines/lifecycles/participant/participant.seen.rules.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { severityLabels } from '#schema/vocabulary/issue.ts';
import { participantLabels } from '#schema/vocabulary/participant.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Link } from '#src/ui/link.tsx';
import { ClaimNote } from '#src/domain/moderation-claim.tsx';
import { ParticipantStatus } from '#src/domain/participant-glyph.tsx';
import { Ranks } from '#src/ui/ranks.tsx';
import { DayOf, RelativeTime } from '#src/ui/relative-time.tsx';
import { SeverityGlyph } from '#src/domain/severity-glyph.tsx';
import { Td, Tr } from '#src/ui/table.tsx';
import type { ReactNode, Ref } from 'react';
import { PublishesIn } from './take-back.act.tsx';
import { PublishCell } from './publish-cell.tsx';
import type { ParticipantRow } from './testers.documents.ts';
import { lastResultOf, progressOf } from './testers.rules.ts';

export type ShownParticipant = ResultOf<typeof ParticipantRow>;

type TesterRowProps = {
  readonly testId: string;
  readonly participant: ShownParticipant;
  readonly href: string;
  readonly isSelected: boolean;
  readonly control: PublishControl | null;
  readonly onPublish: () => void;
  readonly chat: ReactNode;
  readonly index?: number | undefined;
  readonly measure?: Ref<HTMLTableRowElement> | undefined;
};

export function TesterRowView({ testId, participant, href, isSelected, control, onPublish, chat, index, measure }: TesterRowProps) {
  const { fullName, country, status, invitedAt, publishingFailReason } = participant;
  const progress = progressOf(participant);
  return (
    <Tr selected={isSelected} index={index} measure={measure}>
      <Td head>
        <span className="flex items-center gap-3">
          <Avatar name={fullName} country={country.code} countryName={country.name} />
          <span className="flex min-w-0 flex-col">
            <Link look="quiet" href={href} focusKey={participant.id}>
              {fullName}
            </Link>
            {participant.moderationClaim == null ? null : <ClaimNote claim={participant.moderationClaim} />}
          </span>
          {chat}
        </span>
      </Td>
      <Td>
        <ParticipantStatus status={status} note={moderationBeside(participant)}>
          <span title={status === 'publishing_failed' ? (publishingFailReason ?? undefined) : undefined}>{participantLabels[status]}</span>
          {status === 'publishing_results' && participant.publishesAt != null ? (
            <>
              {' '}
              <PublishesIn at={participant.publishesAt} />
            </>
          ) : null}
          {status === 'invited' && invitedAt != null ? (
            <>
              {' '}
              <RelativeTime at={invitedAt} />
            </>
          ) : null}
        </ParticipantStatus>
      </Td>
      <Td>
        {progress === null ? null : (
          <span className="flex items-center gap-2.5">
            <Ranks
              label={`${progress.done} of ${progress.total} results approved`}
              width={104}
              segments={[
                { kind: 'done', count: progress.done },
                { kind: 'to_come', count: progress.total - progress.done },
              ]}
            />
            <span className="text-small whitespace-nowrap text-ink-2">
              {progress.done} of {progress.total}
            </span>
          </span>
        )}
      </Td>
      <Td num>
        <IssuesMark participant={participant} />
      </Td>
      <Td>
        <LastResult last={lastResultOf(participant)} />
      </Td>
      {control === null ? null : (
        <Td num>
          <PublishCell control={control} testId={testId} participant={participant} onPublish={onPublish} />
        </Td>
      )}
    </Tr>
  );
}

function LastResult({ last }: { readonly last: ReturnType<typeof lastResultOf> }) {
  if (last === null) return null;
  if (last.kind === 'date')
    return (
      <span className="text-ink-2">
        <DayOf at={last.at} />
      </span>
    );
  return (
    <span className={last.isBold ? 'font-strong text-warning' : 'text-ink-2'}>
      {last.at === null ? 'No results yet' : <RelativeTime at={last.at} />}
    </span>
  );
}

function IssuesMark({ participant }: { readonly participant: ShownParticipant }) {
  const { reportedIssuesCount: count, highestSeverity, hasReportedIssue } = participant;
  if (!hasReportedIssue)
    return (
      <span className="text-ink-3 tabular">
        0<Unit count={0} />
      </span>
    );
  return (
    <span className="inline-flex items-center gap-2 tabular">
      {highestSeverity == null ? null : <SeverityGlyph level={highestSeverity} label={severityLabels[highestSeverity]} />}
      <span>
        {count}
        <Unit count={count} />
      </span>
    </span>
  );
}

/** Only on a phone, where columns have no heads. */
function Unit({ count }: { readonly count: number }) {
  return <span className="text-small text-ink-3 desk:hidden print:hidden"> {count === 1 ? 'issue' : 'issues'}</span>;
}
