import { Suspense } from 'react';
import { useOpenOne } from '#src/use-open-one.ts';
import { useQuery } from 'urql';
import type { SavedViewList } from '#schema/vocabulary/saved-view.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { useNavigation } from '#src/ui/navigation.tsx';
import { useViewer } from '#src/viewer.tsx';
import { SavedViews } from './saved-views.documents.ts';
import { heldBy, useViewChanges } from './view-changes.tsx';
import { SavedViewsView } from './saved-views.view.tsx';
import type { ShownView, ViewWords } from './all-views.view.tsx';
import { useViewAddress } from './use-view-address.ts';
import type { Keep } from './use-view-address.ts';
import type { FormWords } from './view-form.host.tsx';

const ViewFormHost = lazyPart(() => import('./view-form.host.tsx'), { leave: ({ onClose }) => onClose() });

type SavedViewsHostProps = { readonly list: SavedViewList; readonly keep: Keep };

/** The saved views of a list, which opens them by its address. */
export default function SavedViewsHost({ list, keep }: SavedViewsHostProps) {
  const { query, view, read, hrefOf } = useViewAddress(keep);
  const navigation = useNavigation();
  const created = (id: string) => navigation?.navigate(hrefOf(query, id), { replace: true });
  return <SavedViewsOf list={list} query={query} openId={view} read={read} hrefOf={hrefOf} onCreated={created} />;
}

type SavedViewsOfProps = {
  readonly list: SavedViewList;
  /** What would be saved. */
  readonly query: string;
  readonly openId: string | null;
  /** What is saved, as it would be saved now. */
  readonly read: (query: string) => string;
  /** The address that opens one; null where a press does. */
  readonly hrefOf: ((query: string, id: string | undefined) => string) | null;
  readonly words?: ViewWords & FormWords;
  readonly onOpen?: (view: { readonly id: string; readonly name: string; readonly query: string } | null) => void;
  readonly onCreated: (id: string) => void;
};

/** Saved views: those that are pinned, all of them under a button, and what differs from the one that is open. */
export function SavedViewsOf({ list, query, openId: view, read, hrefOf, words, onOpen, onCreated }: SavedViewsOfProps) {
  const viewer = useViewer();
  const [{ data, error }, ask] = useQuery({ query: SavedViews, variables: { list } });
  const { change, changes } = useViewChanges();
  const form = useOpenOne();
  const views = data?.savedViews.map((each): ShownView => ({
    ...heldBy(each, viewer),
    href: hrefOf?.(each.query, each.id) ?? null,
    isPinned: each.isPinned,
    isOpen: each.id === view,
    isChanged: each.id === view && read(each.query) !== query,
  }));
  const found = (id: string | null) => data?.savedViews.find((each) => each.id === id);
  return (
    <>
      <SavedViewsView
        views={views ?? null}
        isNarrowed={query !== ''}
        wholeHref={hrefOf?.('', undefined) ?? null}
        {...(words !== undefined && { words })}
        onOpen={(opened) => onOpen?.(found(opened?.id ?? null) ?? null)}
        onRetry={error === undefined || data !== undefined ? null : () => ask({ requestPolicy: 'network-only' })}
        onSave={() => form.open('form')}
        onEdit={(id) => form.open('form', id)}
        onPin={({ id, isPinned }) => change({ kind: 'pin', id, isPinned: !isPinned })}
        onUpdate={({ id, name }) => change({ kind: 'update', id, name, query, before: found(id)?.query ?? '' })}
        onRemove={({ id, name }) => change({ kind: 'remove', id, name })}
      />
      {form.name === null ? null : (
        <Suspense>
          <ViewFormHost list={list} query={query} view={found(form.id) ?? null} words={words} onCreated={onCreated} onClose={form.close} />
        </Suspense>
      )}
      {changes}
    </>
  );
}
