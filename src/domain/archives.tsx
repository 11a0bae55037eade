import type { ShownArchive } from '#machines/flows/shared/organization-archives.ts';
import { organizationArchiveDays } from '#schema/vocabulary/organization-archive.ts';
import type { OrganizationArchiveState } from '#schema/vocabulary/organization-archive.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { DayOf, RelativeTime } from '#src/ui/relative-time.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { Table, Td, Th, Tr } from '#src/ui/table.tsx';
import type { ReactNode } from 'react';
import { sizeWords } from '#schema/vocabulary/counted.ts';

const labels: Readonly<Record<OrganizationArchiveState, string>> = {
  asked: 'Waiting',
  gathering: 'Being made',
  ready: 'Ready',
  failed: 'Failed',
  expired: 'Expired',
  cancelled: 'Cancelled',
};

const holds: Readonly<Record<ShownArchive['scope'], string>> = { whole: 'Everything', seen: 'What customers read' };

const isInWork = ({ state }: ShownArchive): boolean => state === 'asked' || state === 'gathering';

function Standing({ archive: { state, done, total, expiresAt, sizeBytes } }: { readonly archive: ShownArchive }) {
  const percent = total === 0 ? 0 : Math.floor((done / total) * 100);
  return (
    <>
      <Pill hue={state === 'ready' ? 'success' : state === 'failed' ? 'danger' : undefined}>{labels[state]}</Pill>
      {state === 'gathering' ? <span className="ml-2 tabular-nums text-ink-2">{percent}%</span> : null}
      {state === 'ready' && expiresAt !== null ? (
        <span className="block text-small text-ink-3">
          {sizeBytes === null ? null : `${sizeWords(sizeBytes)}, until `}
          <DayOf at={expiresAt} />
        </span>
      ) : null}
    </>
  );
}

type ArchivesViewProps = {
  readonly archives: readonly ShownArchive[];
  /** What the next one would hold. */
  readonly children: ReactNode;
  readonly isAsking: boolean;
  readonly onAsk: () => void;
  readonly renderCancel: (archive: ShownArchive) => ReactNode;
};

/** The data of an organization in one file: asked for, made, downloaded. */
export function ArchivesView({ archives, children, isAsking, onAsk, renderCancel }: ArchivesViewProps) {
  const working = archives.find(isInWork);
  return (
    <Sheet label="Data">
      <SheetHead title="Data" />
      <SheetBody className="flex flex-col items-start gap-3">
        <p className="text-ink-2">
          {children} It can be downloaded for {organizationArchiveDays} days, and you are told when it is ready.
        </p>
        <Button
          busy={isAsking}
          disabledReason={working === undefined ? null : 'An archive is being made already.'}
          reason="below"
          onPress={onAsk}
        >
          Ask for an archive
        </Button>
        <span role="status" className="sr-only">
          {working === undefined ? null : labels[working.state]}
        </span>
      </SheetBody>
      {archives.length === 0 ? (
        <EmptyState title="No archive yet">Archives appear here once somebody asks for one.</EmptyState>
      ) : (
        <Table label="Archives">
          <thead>
            <tr>
              <Th>Asked for</Th>
              <Th>Holds</Th>
              <Th>State</Th>
              <Th num hideLabel>
                Act
              </Th>
            </tr>
          </thead>
          <tbody>
            {archives.map((archive) => (
              <Tr key={archive.id}>
                <Td head>
                  <RelativeTime at={archive.askedAt} underMinute="just now" />
                  {archive.askedBy === null ? null : <span className="block text-small text-ink-3">{archive.askedBy}</span>}
                </Td>
                <Td label="Holds">{holds[archive.scope]}</Td>
                <Td label="State">
                  <Standing archive={archive} />
                </Td>
                <Td num>
                  {archive.link === null ? (
                    renderCancel(archive)
                  ) : (
                    <LinkButton href={archive.link} download="organization.zip">
                      Download
                    </LinkButton>
                  )}
                </Td>
              </Tr>
            ))}
          </tbody>
        </Table>
      )}
    </Sheet>
  );
}
