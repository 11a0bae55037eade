import { tagIssueMachine } from '#machines/flows/issues/tag-issue.ts';
import type { TagIssueActorRef, TagChange } from '#machines/flows/issues/tag-issue.ts';
import { tagTexts } from '#schema/vocabulary/issue.ts';
import { dismissToast, showToast } from '#src/ui/toast.tsx';
import { useFlow } from '#src/use-flow.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { usePortal } from '#src/viewer.tsx';
import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { useActs } from '../take-back/take-back.host.tsx';
import { tagIssuePorts } from './tag-issue.ports.ts';

const TagContext = createContext<TagIssueActorRef | null>(null);

export const useTagging = (): TagIssueActorRef => {
  const actorRef = use(TagContext);
  if (actorRef === null) throw new Error('Nobody tags issues here.');
  return actorRef;
};

const changeWords = ({ tag, code, attached }: TagChange) => (
  <>
    {attached ? 'Added' : 'Removed'} {tag.name} {attached ? 'to' : 'from'} <b className="font-name">{code}</b>
  </>
);

const withdrawnWords = (change: TagChange) => <>Undone: {changeWords(change)}</>;

const standingWords = (change: TagChange, message: string) => (
  <>
    Not undone: {changeWords(change)}. {message}
  </>
);

const toastOf = (key: string): string => `tag-${key}`;

export function TagIssueHost({ children }: { readonly children: ReactNode }) {
  const { client, member } = usePortal();
  const actorRef = useFlow(() => tagIssueMachine.provide({ actors: tagIssuePorts(client) }), {
    input: { actor: { role: member.role, userId: member.userId } },
  });
  const acts = useActs('tag', (key) => actorRef.send({ type: 'change.undo', key }));
  useEmitted(actorRef, {
    'tag.attached': ({ change }) => acts.given(change.key),
    'tag.detached': ({ change }) => acts.given(change.key),
    'change.saved': ({ change }) => {
      const { key, attached, tag } = change;
      if (attached) return;
      const undo = tag.id === null ? undefined : () => actorRef.send({ type: 'change.undo', key });
      showToast({ id: toastOf(key), type: 'success', text: changeWords(change), undo });
    },
    'undo.sent': ({ change }) => dismissToast(toastOf(change.key)),
    'undo.failed': ({ change, message }) => {
      acts.stay(change.key);
      showToast({ id: `undo-${toastOf(change.key)}`, type: 'danger', text: standingWords(change, message) });
    },
    'change.withdrawn': ({ change }) => {
      dismissToast(toastOf(change.key));
      acts.over(change.key);
      showToast({ type: 'success', text: withdrawnWords(change) });
    },
    'tag.deleted': ({ tag, version }) =>
      showToast({ type: 'success', text: tagTexts.deleted, undo: () => actorRef.send({ type: 'tag.restore', tag, version }) }),
    'tag.restored': ({ tag }) => showToast({ type: 'success', text: `${tag.name} is back where it was` }),
    'tags.failed': ({ key, message }) => {
      if (key !== null) {
        dismissToast(toastOf(key));
        acts.over(key);
      }
      showToast({ type: 'danger', text: message });
    },
  });
  return <TagContext value={actorRef}>{children}</TagContext>;
}
