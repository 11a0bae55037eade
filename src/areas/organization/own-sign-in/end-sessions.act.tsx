import { selectIsBusy } from '#machines/lib/act.ts';
import type { ActActorRef, ActInput, ActMachine } from '#machines/lib/act.ts';
import type { Portal } from '#src/cache/client.ts';
import { ActQuestion } from '#src/act-question.tsx';
import { Button } from '#src/ui/button.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { useFlow } from '#src/use-flow.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { usePortal } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import { endOtherSessionsMachine, endSessionMachine } from '#machines/flows/organization/acts.ts';
import type { OwnSignIn } from '#machines/flows/organization/own-sessions.ts';
import type { Answer } from '#machines/lib/answer.ts';
import type { FormAnswer, FormValues } from '#machines/lib/form.ts';
import * as v from 'valibot';
import { fromPromise } from 'xstate';

const Session = v.object({ id: v.string(), device: v.string(), begunAt: v.string(), usedAt: v.string(), isCurrent: v.boolean() });
const SignIn = v.object({ hasPassword: v.boolean(), sessions: v.array(Session) });
const Answered = v.object({
  successful: v.boolean(),
  errors: v.array(v.object({ path: v.nullable(v.string()), message: v.string() })),
});

const ask = async (portal: Portal, what: string, body: object): Promise<unknown> => {
  const answer = await portal.post(`/api/session/${what}`, new Blob([JSON.stringify(body)], { type: 'application/json' }));
  return answer.json();
};

export const sessionList = (portal: Portal) =>
  fromPromise<OwnSignIn, undefined>(async () => v.parse(SignIn, await ask(portal, 'list', {})));

const end = (portal: Portal, what: 'end-one' | 'end-others') =>
  fromPromise<Answer, ActInput>(async ({ input }) => {
    const { successful, errors } = v.parse(Answered, await ask(portal, what, input));
    return { successful, messages: errors.map(({ message }) => message) };
  });

export const endSession = (portal: Portal): ActMachine => endSessionMachine.provide({ actors: { send: end(portal, 'end-one') } });

const endOtherSessions = (portal: Portal): ActMachine => endOtherSessionsMachine.provide({ actors: { send: end(portal, 'end-others') } });

export const passwordChange = (portal: Portal) =>
  fromPromise<FormAnswer, FormValues>(async ({ input }) => {
    const { successful, errors: faults } = v.parse(Answered, await ask(portal, 'password', input));
    return { successful, faults, secret: null };
  });

type EndProps = { readonly onEnd: () => void };

const useEnd = (make: (portal: Portal) => ActMachine, input: ActInput, { onEnd }: EndProps): ActActorRef => {
  const portal = usePortal();
  const actorRef = useFlow(() => make(portal), { input });
  useEmitted(actorRef, {
    'act.done': onEnd,
    'act.refused': ({ message }) => {
      showToast({ type: 'danger', text: message });
      onEnd();
    },
  });
  return actorRef;
};

/** Ends one session elsewhere. */
export function EndSessionAct({ id, device, ...end }: EndProps & { readonly id: string; readonly device: string }) {
  const actorRef = useEnd(endSession, { id }, end);
  return (
    <Button
      size="small"
      label={`Sign out ${device}`}
      busy={useSelector(actorRef, selectIsBusy)}
      onPress={() => actorRef.send({ type: 'act.confirm' })}
    >
      Sign out
    </Button>
  );
}

/** Asks before every session elsewhere ends. */
export function EndOtherSessionsAct(end: EndProps) {
  const actorRef = useEnd(endOtherSessions, {}, end);
  return (
    <>
      <Button size="small" onPress={() => actorRef.send({ type: 'act.open' })}>
        Sign out everywhere else
      </Button>
      <ActQuestion actorRef={actorRef} title="Sign out everywhere else?" action="Sign out">
        Every other browser and device asks for your password again. What is not saved there may be lost.
      </ActQuestion>
    </>
  );
}
