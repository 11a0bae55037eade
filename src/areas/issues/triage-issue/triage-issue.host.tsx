import { triageIssueMachine } from '#machines/flows/issues/triage-issue/triage-issue.machine.ts';
import type { TriageIssueActorRef } from '#machines/flows/issues/triage-issue/triage-issue.machine.ts';
import { dismissToast, showToast } from '#src/ui/toast.tsx';
import { usePortal } from '#src/viewer.tsx';
import { useActorRef } from '@xstate/react';
import { createContext, use, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { triageIssuePorts } from './triage-issue.ports.ts';

const TriageContext = createContext<TriageIssueActorRef | null>(null);

/** The one who judges issues on this screen. */
export const useTriage = (): TriageIssueActorRef => {
  const actorRef = use(TriageContext);
  if (actorRef === null) throw new Error('Nobody judges issues here.');
  return actorRef;
};

const toastOf = (key: string): string => `verdict-${key}`;

/** Lets the screen below judge issues, and shows what came of it. */
export function TriageIssueHost({ children }: { readonly children: ReactNode }) {
  const { client, seat } = usePortal();
  const [machine] = useState(() => triageIssueMachine.provide({ actors: triageIssuePorts(client) }));
  const actorRef = useActorRef(machine, { input: { actor: { role: seat.role, userId: seat.userId } } });
  useEffect(() => {
    const listeners = [
      actorRef.on('verdict.given', ({ verdict: { key, code, words, reverse } }) =>
        showToast({
          id: toastOf(key),
          type: 'success',
          text: (
            <>
              <b className="font-name">{code}</b> {words}
            </>
          ),
          undo: reverse.length === 0 ? undefined : () => actorRef.send({ type: 'verdict.undo', key }),
        }),
      ),
      actorRef.on('verdict.withdrawn', ({ verdict: { key, code, words } }) => {
        dismissToast(toastOf(key));
        showToast({ type: 'success', text: `Undone: ${code} ${words}` });
      }),
      actorRef.on('verdict.failed', ({ key, message }) => {
        if (key !== null) dismissToast(toastOf(key));
        showToast({ type: 'danger', text: message });
      }),
    ];
    return () => listeners.forEach((listener) => listener.unsubscribe());
  }, [actorRef]);
  return <TriageContext value={actorRef}>{children}</TriageContext>;
}
