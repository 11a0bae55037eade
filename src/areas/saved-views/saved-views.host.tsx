import { changeViewMachine } from '#machines/flows/saved-views/acts.ts';
import type { ActInput } from '#machines/lib/act.ts';
import type { Written } from '#src/cache/answer.ts';
import { useAct } from '#src/use-act.ts';
import { useEffect, Suspense } from 'react';
import { useChoice } from '#src/use-choice.ts';
import { useOpenOne } from '#src/use-open-one.ts';
import { useQuery } from 'urql';
import type { TypedDocumentNode } from 'urql';
import { savedViewLifecycle } from '#machines/lifecycles/saved-view/saved-view.machine.ts';
import { isForbidden } from '#machines/lib/lifecycle.ts';
import { savedViewRowOf } from '#schema/generated/client/rows/saved-view.documents.ts';
import { savedViewTexts } from '#schema/vocabulary/saved-view.ts';
import type { SavedViewList } from '#schema/vocabulary/saved-view.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { useNavigation } from '#src/ui/navigation.tsx';
import { useViewer } from '#src/viewer.tsx';
import { PinView, RemoveView, SavedViews, UpdateView } from './saved-views.documents.ts';
import { SavedViewsView } from './saved-views.view.tsx';
import type { ShownView, ViewWords } from './all-views.view.tsx';
import { useViewAddress } from './use-view-address.ts';
import type { Keep } from './use-view-address.ts';
import type { FormWords } from './view-form.host.tsx';

type ChangeProps<Data, Input> = {
  readonly mutation: TypedDocumentNode<Data, { input: Input }>;
  readonly input: Input;
  readonly done?: string;
  /** How it is taken back. */
  readonly back?: { readonly input: Input; readonly done: string };
};

/** Sends one change, and for as long as the list stands the one that takes it back. */
function ChangeHost<Data extends Written<Data>, Input extends ActInput>({ mutation, input, done, back }: ChangeProps<Data, Input>) {
  const backward = useAct(changeViewMachine, mutation, back ?? { input });
  const undo = back === undefined ? undefined : (version: number | null) => backward.send({ type: 'act.confirm', version });
  const forward = useAct(changeViewMachine, mutation, { input, done, undo });
  useEffect(() => forward.send({ type: 'act.confirm' }), [forward]);
  return null;
}

/** What is done with a view beside its name. */
type Change =
  | { readonly kind: 'pin'; readonly id: string; readonly isPinned: boolean }
  | { readonly kind: 'update'; readonly id: string; readonly name: string; readonly query: string; readonly before: string }
  | { readonly kind: 'remove'; readonly id: string; readonly name: string };

const { updated, takenBack, removed, restored } = savedViewTexts;

function ChangedHost(made: Change) {
  const input = { savedViewId: made.id };
  switch (made.kind) {
    case 'pin':
      return <ChangeHost mutation={PinView} input={{ ...input, isPinned: made.isPinned }} />;
    case 'update': {
      const back = { input: { ...input, query: made.before }, done: takenBack(made.name) };
      return <ChangeHost mutation={UpdateView} input={{ ...input, query: made.query }} done={updated(made.name)} back={back} />;
    }
    case 'remove': {
      const back = { input: { ...input, restore: true }, done: restored(made.name) };
      return <ChangeHost mutation={RemoveView} input={input} done={removed(made.name)} back={back} />;
    }
  }
}

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
  const { id: userId, role } = useViewer();
  const [{ data, error }, ask] = useQuery({ query: SavedViews, variables: { list } });
  const [changes, setChanges] = useChoice<readonly Change[]>([]);
  const form = useOpenOne();
  const change = (made: Change) => setChanges((before) => [...before, made]);
  const views = data?.savedViews.map((each): ShownView => {
    const row = savedViewRowOf(each);
    const mayNot = (type: 'view.update' | 'view.remove') => isForbidden(savedViewLifecycle, row, type, { role, userId });
    return {
      id: each.id,
      name: each.name,
      href: hrefOf?.(each.query, each.id) ?? null,
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
      {changes.map((made, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- they are added at the end alone
        <ChangedHost key={at} {...made} />
      ))}
    </>
  );
}
