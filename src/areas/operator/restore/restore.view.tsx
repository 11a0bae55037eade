import type { ShownRestore } from '#machines/flows/shared/organization-archives.ts';
import type { OrganizationRestoreState } from '#schema/vocabulary/organization-restore.ts';
import { sizeWords } from '#schema/vocabulary/counted.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { FileDrop } from '#src/ui/file-drop.tsx';
import { Link } from '#src/ui/link.tsx';
import { Pairs } from '#src/ui/pairs.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { DayOf, RelativeTime } from '#src/ui/relative-time.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { Table, Td, Th, Tr } from '#src/ui/table.tsx';
import type { ReactNode } from 'react';

const labels: Readonly<Record<OrganizationRestoreState, string>> = {
  awaiting: 'Not arrived',
  checking: 'Being checked',
  checked: 'Checked',
  refused: 'Cannot be restored',
  restoring: 'Being restored',
  restored: 'Restored',
  failed: 'Failed',
  discarded: 'Discarded',
  expired: 'Expired',
};

const hues: Partial<Record<OrganizationRestoreState, 'success' | 'danger' | 'info'>> = {
  checked: 'info',
  restored: 'success',
  refused: 'danger',
  failed: 'danger',
};

const isInWork = ({ state }: ShownRestore): boolean => state === 'checking' || state === 'restoring';
/** One archive at a time; one that did not arrive is sent again to its place. */
const isOpen = (restore: ShownRestore): boolean => isInWork(restore) || restore.state === 'checked';

function Standing({ restore: { state, done, total, reason, restoredId, found, expiresAt } }: { readonly restore: ShownRestore }) {
  const isMoving = (state === 'checking' || state === 'restoring') && total > 0;
  return (
    <>
      <Pill hue={hues[state]}>{labels[state]}</Pill>
      {isMoving ? <span className="ml-2 tabular-nums text-ink-2">{Math.floor((done / total) * 100)}%</span> : null}
      {state === 'checked' ? (
        <span className="block text-small text-ink-3">
          Nothing was changed yet. It waits until <DayOf at={expiresAt} />.
        </span>
      ) : null}
      {reason === null ? null : <span className="mt-1 block [overflow-wrap:anywhere]">{reason}</span>}
      {restoredId === null || state !== 'restored' ? null : (
        <span className="mt-1 block">
          <Link href={`/operator/organizations/${restoredId}`}>{found[0]?.value ?? 'Open the organization'}</Link>
        </span>
      )}
    </>
  );
}

type RestoresViewProps = {
  readonly restores: readonly ShownRestore[];
  readonly isSending: boolean;
  readonly onChoose: (file: File) => void;
  readonly renderActs: (restore: ShownRestore) => ReactNode;
};

/** An archive that is sent, what it brings, and what became of those before it. */
export function RestoresView({ restores, isSending, onChoose, renderActs }: RestoresViewProps) {
  const open = restores.find(isOpen);
  const brings = restores.find(({ state, found }) => (state === 'checked' || state === 'restoring') && found.length > 0);
  return (
    <>
      <Sheet label="Restore an organization">
        <SheetHead title="Restore an organization" />
        <SheetBody className="flex flex-col gap-3">
          <p className="text-ink-2">
            An archive that was made in another installation comes back here as its organization. It is checked first: what it brings, and
            what stands against it, is said before anything is changed.
          </p>
          <FileDrop
            label="Archive of an organization"
            accept={['.zip']}
            limits={
              <>
                Up to 200 MB. A larger one is restored on the server by <code>npm run db restore-organization</code>.
              </>
            }
            onFile={onChoose}
            {...(isSending && {
              file: { name: 'The archive is on its way', note: 'Stay on this page until it has arrived.' },
              reading: {},
            })}
            disabledReason={
              isSending
                ? 'The archive is on its way.'
                : open === undefined
                  ? null
                  : 'Another archive is open below. Discard it, or wait for its end.'
            }
          />
          <span role="status" className="sr-only">
            {open === undefined ? null : labels[open.state]}
          </span>
        </SheetBody>
      </Sheet>
      {brings === undefined ? null : (
        <Sheet label="What it brings">
          <SheetHead title="What it brings" />
          <SheetBody>
            <Pairs long items={brings.found} />
          </SheetBody>
        </Sheet>
      )}
      <Sheet label="Archives">
        <SheetHead title="Archives" count={restores.length} />
        {restores.length === 0 ? (
          <EmptyState title="No archive yet">Archives that were sent here appear with what became of them.</EmptyState>
        ) : (
          <Table label="Archives">
            <thead>
              <tr>
                <Th>File</Th>
                <Th>State</Th>
                <Th num hideLabel>
                  Act
                </Th>
              </tr>
            </thead>
            <tbody>
              {restores.map((restore) => (
                <Tr key={restore.id}>
                  <Td head className="[overflow-wrap:anywhere]">
                    {restore.name}
                    <span className="block text-small text-ink-3">
                      {restore.sizeBytes === null ? null : `${sizeWords(restore.sizeBytes)}, `}
                      {restore.askedBy === null ? null : `${restore.askedBy}, `}
                      <RelativeTime at={restore.askedAt} underMinute="just now" />
                    </span>
                  </Td>
                  <Td label="State">
                    <Standing restore={restore} />
                  </Td>
                  <Td num>
                    <span className="flex flex-wrap justify-end gap-2">{renderActs(restore)}</span>
                  </Td>
                </Tr>
              ))}
            </tbody>
          </Table>
        )}
      </Sheet>
    </>
  );
}
