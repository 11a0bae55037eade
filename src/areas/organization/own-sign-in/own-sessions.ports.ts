import { endOtherSessionsMachine, endSessionMachine } from '#machines/flows/organization/acts.ts';
import type { OwnSignIn } from '#machines/flows/organization/own-sessions.ts';
import type { ActInput, ActMachine } from '#machines/lib/act.ts';
import type { Answer } from '#machines/lib/answer.ts';
import type { FormAnswer, FormValues } from '#machines/lib/form.ts';
import type { Portal } from '#src/cache/client.ts';
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

export const endOtherSessions = (portal: Portal): ActMachine =>
  endOtherSessionsMachine.provide({ actors: { send: end(portal, 'end-others') } });

export const passwordChange = (portal: Portal) =>
  fromPromise<FormAnswer, FormValues>(async ({ input }) => {
    const { successful, errors: faults } = v.parse(Answered, await ask(portal, 'password', input));
    return { successful, faults, secret: null };
  });
