import { changeViewMachine } from '#machines/flows/saved-views/acts.ts';
import { savedViewLifecycle } from '#machines/lifecycles/saved-view/saved-view.machine.ts';
import type { ActInput } from '#machines/lib/act.ts';
import { isForbidden } from '#machines/lib/lifecycle.ts';
import { savedViewRowOf } from '#schema/generated/client/rows/saved-view.documents.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import type { Role } from '#schema/vocabulary/roles.ts';
import { savedViewTexts } from '#schema/vocabulary/saved-view.ts';
import type { Written } from '#src/cache/answer.ts';
import { useAct } from '#src/use-act.ts';
import { useChoice } from '#src/use-choice.ts';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { TypedDocumentNode } from 'urql';
import { PinView, RemoveView, UpdateView } from './saved-views.documents.ts';
import type { ListedSavedView } from './saved-views.documents.ts';

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

/** Makes changes to saved views; what each is stays mounted, so that it can be taken back. */
export function useViewChanges(): { readonly change: (made: Change) => void; readonly changes: ReactNode } {
  const [made, setMade] = useChoice<readonly Change[]>([]);
  return {
    change: (one) => setMade((before) => [...before, one]),
    // oxlint-disable-next-line react/no-array-index-key -- they are added at the end alone
    changes: made.map((one, at) => <ChangedHost key={at} {...one} />),
  };
}

type Held = {
  readonly id: string;
  readonly name: string;
  /** Whose it is, where others see it. */
  readonly note: string | null;
  readonly mayUpdate: boolean;
  readonly mayRemove: boolean;
};

/** What somebody saved, as another sees it. */
export function heldBy(saved: ResultOf<typeof ListedSavedView>, { id: userId, role }: { readonly id: string; readonly role: Role }): Held {
  const row = savedViewRowOf(saved);
  const may = (type: 'view.update' | 'view.remove') => !isForbidden(savedViewLifecycle, row, type, { role, userId });
  return {
    id: saved.id,
    name: saved.name,
    note: !saved.isShared ? null : saved.ownerId === userId ? 'Shared' : `Shared by ${saved.ownerName}`,
    mayUpdate: may('view.update'),
    mayRemove: may('view.remove'),
  };
}
