import { ActivePill } from '#src/ui/active-pill.tsx';
import { Plus } from 'lucide-react';
import { zephyrLabels } from '#schema/vocabulary/launch/connect-texts.ts';
import type { ZephyrCode } from '#schema/vocabulary/launch/connect-texts.ts';
import { zephyrTexts } from '#schema/vocabulary/zephyr.ts';
import { actingRefusal } from '#src/acting.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { DayOf } from '#src/ui/relative-time.tsx';
import { Row } from '#src/ui/row.tsx';
import { Rows, Sheet, SheetFoot, SheetHead } from '#src/ui/sheet.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { ArchiveZephyrConnection } from './archive-zephyr-connection.act.tsx';

export type ShownZephyrConnection = {
  readonly id: string;
  readonly name: string;
  readonly site: string;
  readonly active: boolean;
  readonly createdAt: string;
};

function ConnectionRow({ id, name, site, active, createdAt }: ShownZephyrConnection) {
  return (
    <Row tall>
      <span className="min-w-0 flex-1 py-1 [overflow-wrap:anywhere]">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-name">{name}</span>
          <ActivePill isActive={active} />
        </span>
        <span className="block text-small text-ink-3">{site}</span>
        <span className="block text-small text-ink-3">
          Created <DayOf at={createdAt} />
        </span>
      </span>
      <ArchiveZephyrConnection id={id} name={name} />
    </Row>
  );
}

type ZephyrCardViewProps = {
  readonly code: ZephyrCode;
  readonly connections: readonly ShownZephyrConnection[] | null;
  readonly onAdd: () => void;
};

/** The connections to one Zephyr tool. */
export function ZephyrCardView({ code, connections, onAdd }: ZephyrCardViewProps) {
  const label = zephyrLabels[code];
  return (
    <Sheet label={label} className="flex flex-col">
      <SheetHead title={label} {...(connections !== null && { count: connections.length })} />
      <div className="flex-1">
        {connections === null ? (
          <Loading label={`Loading connections to ${label}`}>
            <SkeletonRows rows={2} />
          </Loading>
        ) : connections.length === 0 ? (
          <EmptyState title="No connections yet">Test cases can be imported from {label} once it is connected.</EmptyState>
        ) : (
          <Rows label={`Connections to ${label}`}>
            {connections.map((connection) => (
              <ConnectionRow key={connection.id} {...connection} />
            ))}
          </Rows>
        )}
      </div>
      <SheetFoot>
        <Button icon={Plus} onPress={onAdd} disabledReason={actingRefusal()} label={`${zephyrTexts.add} to ${label}`}>
          {zephyrTexts.add}
        </Button>
      </SheetFoot>
    </Sheet>
  );
}
