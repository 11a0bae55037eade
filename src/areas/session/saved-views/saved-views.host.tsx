import { changeViewMachine } from '#machines/flows/session/change-view/change-view.machine.ts';
import { savedViewLifecycle } from '#machines/lifecycles/saved-view/saved-view.machine.ts';
import { isForbidden } from '#machines/lib/lifecycle.ts';
import { savedViewRowOf } from '#schema/generated/client/rows/saved-view.documents.ts';
import { savedViewTexts } from '#schema/vocabulary/saved-view.ts';
import type { SavedViewList } from '#schema/vocabulary/saved-view.ts';
import { useNavigation } from '#src/ui/navigation.tsx';
import { useAct } from '#src/use-act.ts';
import { useViewer } from '#src/viewer.tsx';
import { useEffect, useState } from 'react';
import { useQuery } from 'urql';
import { PinView, RemoveView, SavedViews, UpdateView } from './saved-views.documents.ts';
import { SavedViewsView } from './saved-views.view.tsx';
import type { ShownView } from './saved-views.view.tsx';
import { useViewAddress } from './use-view-address.ts';
import type { Keep } from './use-view-address.ts';
import { ViewFormHost } from './view-form.host.tsx';

type Change =
  | { readonly kind: 'update'; readonly savedViewId: string; readonly query: string; readonly before: string }
  | { readonly kind: 'pin'; readonly savedViewId: string; readonly isPinned: boolean }
  | { readonly kind: 'remove'; readonly savedViewId: string };

const { updated, takenBack, removed, restored } = savedViewTexts;

/** Sends one change, and for as long as the list stands the one that takes it back. */
function ChangeHost({ change }: { readonly change: Change }) {
  const { kind, savedViewId } = change;
  const at = { savedViewId };
  const query = kind === 'update' ? change.before : undefined;
  const pin = useAct(changeViewMachine, PinView, { input: { ...at, isPinned: kind === 'pin' && change.isPinned } });
  const old = useAct(changeViewMachine, UpdateView, { input: { ...at, query }, done: takenBack });
  const back = useAct(changeViewMachine, RemoveView, { input: { ...at, restore: true }, done: restored });
  const update = useAct(changeViewMachine, UpdateView, {
    input: { ...at, query: kind === 'update' ? change.query : undefined },
    done: updated,
    undo: () => old.send({ type: 'act.confirm' }),
  });
  const remove = useAct(changeViewMachine, RemoveView, { input: at, done: removed, undo: () => back.send({ type: 'act.confirm' }) });
  const chosen = { pin, update, remove }[kind];
  useEffect(() => chosen.send({ type: 'act.confirm' }), [chosen]);
  return null;
}

type SavedViewsHostProps = { readonly list: SavedViewList; readonly keep: Keep };

/** The saved views of a list: those that are pinned above it, all of them under a button, and what differs from the one that is open. */
export default function SavedViewsHost({ list, keep }: SavedViewsHostProps) {
  const { id: userId, role } = useViewer();
  const { query, view, read, hrefOf } = useViewAddress(keep);
  const navigation = useNavigation();
  const [{ data, error }, ask] = useQuery({ query: SavedViews, variables: { list } });
  const [changes, setChanges] = useState<readonly (Change & { readonly number: number })[]>([]);
  const [edited, setEdited] = useState<string | null>(null);
  const change = (one: Change) => setChanges((before) => [...before, { ...one, number: before.length }]);
  const views = data?.savedViews.map((each): ShownView => {
    const row = savedViewRowOf(each);
    const mayNot = (type: 'view.update' | 'view.remove') => isForbidden(savedViewLifecycle, row, type, { role, userId });
    return {
      id: each.id,
      name: each.name,
      href: hrefOf(each.query, each.id),
      isPinned: each.isPinned,
      note: !each.isShared ? null : each.ownerId === userId ? 'Shared' : `Shared by ${each.ownerName}`,
      isOpen: each.id === view,
      isChanged: each.id === view && read(each.query) !== query,
      mayUpdate: !mayNot('view.update'),
      mayRemove: !mayNot('view.remove'),
    };
  });
  const found = (id: string | null) => data?.savedViews.find((each) => each.id === id);
  return (
    <>
      <SavedViewsView
        views={views ?? null}
        isNarrowed={query !== ''}
        wholeHref={hrefOf('', undefined)}
        onRetry={error === undefined || data !== undefined ? null : () => ask({ requestPolicy: 'network-only' })}
        onSave={() => setEdited('')}
        onEdit={setEdited}
        onPin={({ id, isPinned }) => change({ kind: 'pin', savedViewId: id, isPinned: !isPinned })}
        onUpdate={({ id }) => change({ kind: 'update', savedViewId: id, query, before: found(id)?.query ?? '' })}
        onRemove={({ id }) => change({ kind: 'remove', savedViewId: id })}
      />
      {edited === null ? null : (
        <ViewFormHost
          list={list}
          query={query}
          view={found(edited) ?? null}
          onCreated={(id) => navigation?.navigate(hrefOf(query, id), { replace: true })}
          onClose={() => setEdited(null)}
        />
      )}
      {changes.map((each) => (
        <ChangeHost key={each.number} change={each} />
      ))}
    </>
  );
}
