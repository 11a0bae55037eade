import { tagIssueMachine } from '#machines/flows/issues/tag-issue/tag-issue.machine.ts';
import type { TagIssueActorRef } from '#machines/flows/issues/tag-issue/tag-issue.machine.ts';
import { tagTexts } from '#schema/vocabulary/issue.ts';
import { dismissToast, showToast } from '#src/ui/toast.tsx';
import { useFlow } from '#src/use-flow.ts';
import { useTold } from '#src/use-told.ts';
import { usePortal } from '#src/viewer.tsx';
import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { tagIssuePorts } from './tag-issue.ports.ts';

const TagContext = createContext<TagIssueActorRef | null>(null);

/** The one who hangs tags on issues on this screen. */
export const useTagging = (): TagIssueActorRef => {
  const actorRef = use(TagContext);
  if (actorRef === null) throw new Error('Nobody tags issues here.');
  return actorRef;
};

const removedWords = (name: string, code: string) => (
  <>
    Removed {name} from <b className="font-name">{code}</b>
  </>
);

const toastOf = (key: string): string => `tag-${key}`;

/** Lets the screen below change tags, and shows what came of it. */
export function TagIssueHost({ children }: { readonly children: ReactNode }) {
  const { client, seat } = usePortal();
  const actorRef = useFlow(() => tagIssueMachine.provide({ actors: tagIssuePorts(client) }), {
    input: { actor: { role: seat.role, userId: seat.userId } },
  });
  useTold(actorRef, {
    'tag.detached': ({ change: { key, issueId, code, tag } }) => {
      const { id, name } = tag;
      showToast({
        id: toastOf(key),
        type: 'success',
        text: removedWords(name, code),
        undo: id === null ? undefined : () => actorRef.send({ type: 'tag.attach', issue: { issueId, code }, tag: { id, name } }),
      });
    },
    'tag.deleted': ({ tag }) =>
      showToast({ type: 'success', text: tagTexts.deleted, undo: () => actorRef.send({ type: 'tag.restore', tag }) }),
    'tag.restored': ({ tag }) => showToast({ type: 'success', text: `${tag.name} is back where it was` }),
    'tags.failed': ({ key, message }) => {
      if (key !== null) dismissToast(toastOf(key));
      showToast({ type: 'danger', text: message });
    },
  });
  return <TagContext value={actorRef}>{children}</TagContext>;
}
