import { triageIssueMachine } from '#machines/flows/issues/triage-issue.ts';
import type { TriageIssueActorRef } from '#machines/flows/issues/triage-issue.ts';
import { announce } from '#src/ui/announce.ts';
import { dismissToast, showToast } from '#src/ui/toast.tsx';
import { usePortal } from '#src/viewer.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { useFlow } from '#src/use-flow.ts';
import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { useActs } from '../take-back/take-back.host.tsx';
import { triageIssuePorts } from './triage-issue.ports.ts';

const TriageContext = createContext<TriageIssueActorRef | null>(null);

export const useTriage = (): TriageIssueActorRef => {
  const actorRef = use(TriageContext);
  if (actorRef === null) throw new Error('Nobody judges issues here.');
  return actorRef;
};

const toastOf = (key: string): string => `verdict-${key}`;

const verdictWords = (code: string, words: string) => (
  <>
    <b className="font-name">{code}</b> {words}
  </>
);

type TriageIssueHostProps = { readonly children: ReactNode; readonly isList?: boolean };

/** A list moves on to the next issue, so a failure leads back. */
export function TriageIssueHost({ children, isList = false }: TriageIssueHostProps) {
  const { client, member } = usePortal();
  const actorRef = useFlow(() => triageIssueMachine.provide({ actors: triageIssuePorts(client) }), {
    input: { actor: { role: member.role, userId: member.userId } },
  });
  const acts = useActs('verdict', (key) => actorRef.send({ type: 'verdict.undo', key }));
  useEmitted(actorRef, {
    'verdict.given': ({ verdict: { key } }) => acts.given(key),
    'verdict.taken': ({ verdict: { key, code, words }, isChanged, isReversible }) => {
      if (!isChanged) acts.over(key);
      const undo = isReversible ? () => actorRef.send({ type: 'verdict.undo', key }) : undefined;
      showToast({ id: toastOf(key), type: 'success', text: verdictWords(code, words), undo });
    },
    'verdict.awaited': ({ code }) => announce(`${code} is judged once it is shown.`),
    'undo.sent': ({ verdict: { key } }) => dismissToast(toastOf(key)),
    'verdict.withdrawn': ({ verdict: { key, code, words } }) => {
      dismissToast(toastOf(key));
      acts.over(key);
      showToast({ type: 'success', text: `Undone: ${code} ${words}` });
    },
    'undo.failed': ({ verdict: { key, code, words }, message, isLost }) => {
      dismissToast(toastOf(key));
      if (isLost) acts.stay(key);
      else acts.over(key);
      showToast({
        id: `undo-${toastOf(key)}`,
        type: 'danger',
        text: verdictWords(code, `${words}: ${message}`),
        action: isLost ? { label: 'Try again', onPress: () => actorRef.send({ type: 'verdict.undo', key }) } : undefined,
      });
    },
    'verdict.failed': ({ verdict, message }) => {
      if (verdict === null) return showToast({ type: 'danger', text: message });
      const { key, code, issueId } = verdict;
      const id = `failed-${toastOf(key)}`;
      const onPress = (): void => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        actorRef.send({ type: 'issue.revisit', issueId });
        dismissToast(id);
      };
      dismissToast(toastOf(key));
      acts.over(key);
      return showToast({ id, type: 'danger', text: message, action: isList ? { label: `Back to ${code}`, onPress } : undefined });
    },
  });
  return <TriageContext value={actorRef}>{children}</TriageContext>;
}
