import { testFigures } from '#schema/vocabulary/test-figures.ts';
import { groupClaimWords } from '#src/domain/moderation-claim.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { GroupHead } from '#src/ui/group-head.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { Ranks } from '#src/ui/ranks.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useRowsInSight } from '#src/ui/rows-in-sight.ts';
import { RowGap, Table, Th } from '#src/ui/table.tsx';
import { CheckCheck } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useDisclosure } from '#src/ui/local.ts';
import { Fragment, memo } from 'react';
import type { PublishControl } from '#machines/lifecycles/participant/participant.seen.rules.ts';
import type { ShownParticipant } from './tester-row.view.tsx';
import { TesterRowView } from './tester-row.view.tsx';

export type ShownGroup = {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly numberOfApprovedResults: number;
  readonly numberOfPublishedResults: number;
  readonly numberOfResultsNeeded: number;
  /** Null where nobody takes part. */
  readonly moderation: string | null;
  /** What all its testers need from its readers, in words. */
  readonly needs: string;
  readonly participants: readonly ShownParticipant[];
};

type GroupViewProps = {
  readonly group: ShownGroup;
  readonly onPage: number;
  readonly testId: string;
  readonly isSearched: boolean;
  readonly hidden: string | null;
  readonly open: string | null;
  readonly controlOf: (participant: ShownParticipant) => PublishControl;
  readonly hasPublishColumn: boolean;
  readonly onPublish: (participantId: string) => void;
  readonly renderChat?: ((participant: ShownParticipant) => ReactNode) | undefined;
};

/** A published group starts folded. */
export function GroupView({ group, isSearched, hidden, open, ...row }: GroupViewProps) {
  const isPublished = group.status === 'published';
  const [isOpen, setOpen] = useDisclosure(!isPublished);
  const controls = `group-${group.id}`;
  const {
    numberOfApprovedResults: approved,
    numberOfResultsNeeded: needed,
    numberOfPublishedResults: published,
    moderation,
    needs,
  } = group;
  const claims = groupClaimWords(group.participants);
  const sentence = `${approved} of ${needed} testers approved`;
  return (
    <Sheet label={group.name}>
      <GroupHead
        title={group.name}
        sentence={
          <span className="flex flex-wrap gap-x-2.5">
            <span title={testFigures['SelectionRequirementsGroup.numberOfApprovedResults'].counts}>{sentence}</span>
            <span title={testFigures['SelectionRequirementsGroup.numberOfPublishedResults'].counts}>{published} published</span>
            {moderation === null ? null : <span>{moderation}</span>}
            {claims === null ? null : <span>{claims}</span>}
          </span>
        }
        open={isOpen}
        onToggle={() => setOpen(!isOpen)}
        controls={controls}
        ranks={
          isPublished ? undefined : (
            <Ranks
              label={sentence}
              segments={[
                { kind: 'done', count: Math.min(approved, needed) },
                { kind: 'to_come', count: Math.max(0, needed - approved) },
              ]}
            />
          )
        }
      >
        {isPublished ? (
          <Pill hue="success" icon={CheckCheck}>
            Published
          </Pill>
        ) : (
          needs
        )}
      </GroupHead>
      <div id={controls} data-fold="" hidden={!isOpen}>
        {group.participants.length === 0 ? (
          <EmptyState
            title={
              isSearched
                ? 'No testers of this group match the search'
                : hidden === null
                  ? 'There are no testers in this group'
                  : 'No tester of this group is shown'
            }
          >
            {hidden}
          </EmptyState>
        ) : (
          <GroupTable group={group} isFolded={!isOpen} open={open} {...row} />
        )}
      </div>
    </Sheet>
  );
}

type GroupTableProps = Pick<
  GroupViewProps,
  'group' | 'onPage' | 'testId' | 'open' | 'controlOf' | 'hasPublishColumn' | 'onPublish' | 'renderChat'
> & {
  readonly isFolded: boolean;
};

type GroupRowProps = Pick<GroupTableProps, 'testId' | 'onPublish' | 'renderChat'> &
  Pick<ComponentProps<typeof TesterRowView>, 'participant' | 'isSelected' | 'index' | 'measure'> & {
    readonly controlOf: GroupViewProps['controlOf'] | null;
  };

/** Memoized, so that scrolling does not render it again. */
const GroupRow = memo(function GroupRow({ testId, participant, controlOf, onPublish, renderChat, ...row }: GroupRowProps) {
  return (
    <TesterRowView
      {...row}
      testId={testId}
      participant={participant}
      href={`/results/${testId}/participant/${participant.id}`}
      control={controlOf?.(participant) ?? null}
      onPublish={() => onPublish(participant.id)}
      chat={renderChat?.(participant)}
    />
  );
});

const rowHeight = 38;

function GroupTable({ group, onPage, isFolded, testId, open, controlOf, hasPublishColumn, onPublish, renderChat }: GroupTableProps) {
  const { box, measure, rows, rest } = useRowsInSight<HTMLTableSectionElement>({
    count: group.participants.length,
    height: rowHeight,
    name: group.id,
    isFolded,
    onPage,
  });
  return (
    <Table label={`Testers of ${group.name}`} fixed rowCount={measure === undefined ? undefined : group.participants.length + 1}>
      <thead>
        <tr>
          <Th width="21%">Tester</Th>
          <Th width="29%">Status</Th>
          <Th width="17%">Progress</Th>
          <Th num width="7.5%">
            Issues
          </Th>
          <Th width="11%">Last result</Th>
          {hasPublishColumn ? (
            <Th num width="14.5%">
              Publish
            </Th>
          ) : null}
        </tr>
      </thead>
      <tbody ref={box}>
        {rows.map(({ index, gap }) => {
          const participant = group.participants[index];
          return participant === undefined ? null : (
            <Fragment key={participant.id}>
              <RowGap height={gap} />
              <GroupRow
                index={measure === undefined ? undefined : index}
                measure={measure}
                participant={participant}
                testId={testId}
                isSelected={participant.id === open}
                controlOf={hasPublishColumn ? controlOf : null}
                onPublish={onPublish}
                renderChat={renderChat}
              />
            </Fragment>
          );
        })}
        <RowGap height={rest} />
      </tbody>
    </Table>
  );
}
