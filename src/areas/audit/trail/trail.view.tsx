import type { ResultOf } from '#schema/generated/client/gql.ts';
import { auditSources } from '#schema/vocabulary/audit.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Link } from '#src/ui/link.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';
import { Td, Tr } from '#src/ui/table.tsx';
import type { ReactNode } from 'react';
import type { TrailPage } from './trail.documents.ts';
import type { TrailSearch } from './trail-address.ts';

export type ShownTrail = ResultOf<typeof TrailPage>;
export type ShownLine = ShownTrail['nodes'][number];

/** The address that a word of a line leads to. */
export type HrefWith = (change: TrailSearch) => string;

type LineProps = {
  readonly line: ShownLine;
  readonly hrefWith: HrefWith;
  readonly showsOrganization: boolean;
  /** The button that takes the line back. */
  readonly undo?: ReactNode;
};

function Who({ line: { who, personId, actingFor }, hrefWith }: Pick<LineProps, 'line' | 'hrefWith'>) {
  return (
    <>
      {personId == null ? (
        who
      ) : (
        <Link href={hrefWith({ person: personId })} look="ink" label={`Only what ${who} did`}>
          {who}
        </Link>
      )}
      {actingFor == null ? null : <span className="block text-small font-normal text-ink-3">acting for {actingFor}</span>}
    </>
  );
}

function Changes({ changes }: Pick<ShownLine, 'changes'>) {
  if (changes.length === 0) return null;
  return (
    <dl className="mt-1 flex flex-col gap-0.5 text-small">
      {changes.map(({ field, before, after }) => (
        <div key={field} className="[overflow-wrap:anywhere]">
          <dt className="inline text-ink-3">{field}: </dt>
          <dd className="inline text-ink-2">
            {before == null ? null : (
              <>
                <del className="no-underline">{before}</del>
                <span className="text-ink-3"> → </span>
              </>
            )}
            {after == null ? <span className="text-ink-3">nothing</span> : <ins className="no-underline">{after}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function What({ line: { did, thing, thingId, isRefused, isUndone, why, changes }, hrefWith, undo }: Omit<LineProps, 'showsOrganization'>) {
  return (
    <>
      {isRefused ? <Pill hue="warning">Refused</Pill> : null} {did}{' '}
      {thingId == null ? (
        thing
      ) : (
        <Link href={hrefWith({ thing: thingId })} look="ink" label={`Only what is about ${thing ?? 'this one'}`}>
          {thing ?? 'this one'}
        </Link>
      )}
      {why == null ? null : <span className="block text-small text-ink-2">{why}</span>}
      <Changes changes={changes} />
      {isUndone ? (
        <span className="mt-1 block">
          <Pill hue="neutral">Undone</Pill>
        </span>
      ) : null}
      {undo}
    </>
  );
}

function From({ line: { source, device, address, session }, hrefWith }: Pick<LineProps, 'line' | 'hrefWith'>) {
  const words = [source == null ? null : auditSources[source], device, address].filter((word) => word != null);
  return (
    <span className="text-small text-ink-2">
      {words.join(' · ')}
      {session == null ? null : (
        <>
          {' · '}
          <Link href={hrefWith({ session })} look="ink" label={`Only this sign-in, ${session}`}>
            <span className="code-text">{session}</span>
          </Link>
        </>
      )}
    </span>
  );
}

/** One line: when, who, what with each field before and after, and from where. */
export function TrailLine({ line, hrefWith, showsOrganization, undo }: LineProps) {
  return (
    <Tr>
      <Td className="align-top whitespace-nowrap text-ink-2">
        <RelativeTime at={line.at} underMinute="just now" />
      </Td>
      <Td head className="align-top desk:min-w-32 print:min-w-0 [overflow-wrap:anywhere]">
        <Who line={line} hrefWith={hrefWith} />
      </Td>
      <Td className="align-top phone:basis-full desk:min-w-56 print:min-w-0 [overflow-wrap:anywhere]">
        <What line={line} hrefWith={hrefWith} undo={undo} />
      </Td>
      {showsOrganization ? (
        <Td className="align-top desk:min-w-28 print:min-w-0 [overflow-wrap:anywhere]">{line.organizationName ?? '–'}</Td>
      ) : null}
      <Td className="align-top desk:min-w-36 print:min-w-0 [overflow-wrap:anywhere]">
        <From line={line} hrefWith={hrefWith} />
      </Td>
    </Tr>
  );
}

const day = (at: string): string => at.slice(0, 10);

/** What stands below the lines of a page: nothing more, or how far back was looked and a press to look further. */
export function TrailRest({
  trail,
  isFirst,
  isNarrowed,
  onMore,
}: {
  readonly trail: ShownTrail;
  readonly isFirst: boolean;
  readonly isNarrowed: boolean;
  readonly onMore: ((after: string) => void) | null;
}) {
  const { nodes, pageInfo, lookedBackTo } = trail;
  const after = pageInfo.endCursor;
  if (onMore === null) return null;
  if (!pageInfo.hasNextPage || after == null)
    return !isFirst || nodes.length > 0 ? null : isNarrowed ? (
      <EmptyState title="Nothing matches">Clear a filter to see more.</EmptyState>
    ) : (
      <EmptyState title="Nothing has happened yet">Acts, sign-ins and refusals appear here.</EmptyState>
    );
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-3">
      <Button onPress={() => onMore(after)}>{nodes.length === 0 ? 'Look further back' : 'Load more'}</Button>
      {nodes.length === 0 && lookedBackTo != null ? <span className="text-ink-2">Nothing since {day(lookedBackTo)}.</span> : null}
    </div>
  );
}
