import { useSelector } from '@xstate/react';
import { Check, Copy, Pencil, Plus, Trash2, X } from 'lucide-react';
import {
  draftsAtOnce,
  selectFailure,
  selectIsBusy,
  selectName,
  selectNameReason,
  selectRenamedId,
  selectShown,
} from '#machines/flows/launch/drafts/manage-drafts.ts';
import type { ManageDraftsActorRef } from '#machines/flows/launch/drafts/manage-drafts.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Link } from '#src/ui/link.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { LoadMore } from '#src/ui/load-more.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';
import { Row } from '#src/ui/row.tsx';
import { Rows, Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { pressed } from '#src/ui/pressed.ts';

const none = 'No other drafts. A new one takes nothing from this one.';
const noneBeside = 'No other drafts. This one is saved as you type, and a new one takes nothing from it.';

export type DraftLineShown = {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly note: string;
  readonly savedAt: string;
  readonly href: string;
  readonly isShared: boolean;
  /** It can be discarded all the same, and its editor is notified. */
  readonly heldReason: string | null;
};

type RefProps = { readonly actorRef: ManageDraftsActorRef };

function Renaming({ actorRef, title }: RefProps & { readonly title: string }) {
  const name = useSelector(actorRef, selectName);
  const failure = useSelector(actorRef, selectFailure);
  const reason = useSelector(actorRef, selectNameReason);
  const isBusy = useSelector(actorRef, selectIsBusy);
  return (
    <form
      className="flex min-w-0 flex-1 items-start gap-2 py-1"
      onSubmit={(event) => {
        event.preventDefault();
        actorRef.send({ type: 'rename.confirm' });
      }}
    >
      <TextField
        label={`New name of ${title}`}
        hideLabel
        autoFocus
        value={name}
        max={launchLimits.name}
        error={failure}
        className="min-w-0 flex-1"
        onChange={(value) => actorRef.send({ type: 'name.change', name: value })}
        onKeyDown={(event) => {
          if (pressed(event) === 'Escape') actorRef.send({ type: 'rename.cancel' });
        }}
      />
      <span className="mt-[22px] flex gap-2 max-desk:mt-[21px]">
        <IconButton
          icon={Check}
          label="Save the name"
          edge
          busy={isBusy}
          disabledReason={reason}
          onPress={() => actorRef.send({ type: 'rename.confirm' })}
        />
        <IconButton icon={X} label="Leave the name as it is" onPress={() => actorRef.send({ type: 'rename.cancel' })} />
      </span>
    </form>
  );
}

function Line({ actorRef, draft }: RefProps & { readonly draft: DraftLineShown }) {
  const { id, name, title, note, savedAt, href, isShared, heldReason } = draft;
  return (
    <>
      <div className="min-w-0 flex-1">
        <div className="flex min-w-0 flex-wrap items-center gap-x-2">
          <Link href={href} look="ink">
            <span className="font-name [overflow-wrap:anywhere]">{title}</span>
          </Link>
          {isShared ? <Pill hue="info">Shared</Pill> : null}
          {heldReason === null ? null : <Pill hue="warning">Open elsewhere</Pill>}
        </div>
        <p className="text-small text-ink-2">
          {note}, saved <RelativeTime at={savedAt} underMinute="just now" />
        </p>
      </div>
      <div className="flex shrink-0 items-center">
        <IconButton
          icon={Pencil}
          label={`Rename ${title}`}
          disabledReason={heldReason}
          onPress={() => actorRef.send({ type: 'rename.open', draftId: id, name })}
        />
        <IconButton
          icon={Copy}
          label={`Duplicate ${title}`}
          onPress={() => actorRef.send({ type: 'draft.duplicate', draftId: id, copyId: crypto.randomUUID() })}
        />
        <IconButton icon={Trash2} label={`Discard ${title}`} onPress={() => actorRef.send({ type: 'draft.discard', draftId: id, name })} />
      </div>
    </>
  );
}

type ManageDraftsViewProps = RefProps & {
  readonly id: string;
  readonly drafts: readonly DraftLineShown[];
  readonly newHref: string;
  readonly isOpen: boolean;
};

export function UnlistedDraftsView({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Sheet label="Other drafts">
      <SheetHead title="Other drafts" />
      <LoadFailure title="The other drafts could not be loaded." onRetry={onRetry} />
    </Sheet>
  );
}

export function AwaitedDraftsView() {
  return (
    <Sheet label="Other drafts">
      <SheetHead title="Other drafts" />
      <Loading label="Loading the other drafts">
        <SkeletonRows rows={1} />
      </Loading>
    </Sheet>
  );
}

export function ManageDraftsView({ actorRef, id, drafts, newHref, isOpen }: ManageDraftsViewProps) {
  const renamed = useSelector(actorRef, selectRenamedId);
  const shown = useSelector(actorRef, selectShown);
  return (
    <Sheet id={id} label="Other drafts">
      <SheetHead title="Other drafts" count={drafts.length}>
        <LinkButton kind="ghost" icon={Plus} href={newHref}>
          New draft
        </LinkButton>
      </SheetHead>
      {drafts.length === 0 ? (
        <SheetBody>
          <p className="text-ink-2">{isOpen ? noneBeside : none}</p>
        </SheetBody>
      ) : (
        <Rows label="Other drafts">
          {drafts.slice(0, shown).map((draft) => (
            <Row key={draft.id} tall focusKey={draft.id}>
              {renamed === draft.id ? <Renaming actorRef={actorRef} title={draft.title} /> : <Line actorRef={actorRef} draft={draft} />}
            </Row>
          ))}
        </Rows>
      )}
      {drafts.length > draftsAtOnce ? (
        <LoadMore
          shown={Math.min(shown, drafts.length)}
          total={drafts.length}
          noun="drafts"
          onPress={() => actorRef.send({ type: 'drafts.more' })}
        />
      ) : null}
    </Sheet>
  );
}
