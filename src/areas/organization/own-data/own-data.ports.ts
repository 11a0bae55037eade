import { forgetMeMachine } from '#machines/flows/organization/acts.ts';
import { ownDataMachine } from '#machines/flows/organization/own-data.ts';
import type { OwnData } from '#machines/flows/organization/own-data.ts';
import type { FormAnswer, FormValues } from '#machines/lib/form.ts';
import { archiveStates } from '#schema/vocabulary/own-data.ts';
import type { Portal } from '#src/cache/client.ts';
import * as v from 'valibot';
import { fromPromise } from 'xstate';

const Read = v.object({
  isByPassword: v.boolean(),
  archive: v.nullable(
    v.object({
      state: v.picklist(archiveStates),
      done: v.number(),
      total: v.number(),
      sizeBytes: v.nullable(v.number()),
      expiresAt: v.nullable(v.string()),
      link: v.nullable(v.string()),
    }),
  ),
});
const Answered = v.object({
  successful: v.boolean(),
  errors: v.array(v.object({ path: v.nullable(v.string()), message: v.string() })),
});

const ask = async (portal: Portal, what: string, body: object): Promise<unknown> => {
  const answer = await portal.post(`/api/session/${what}`, new Blob([JSON.stringify(body)], { type: 'application/json' }));
  return answer.json();
};

export const ownDataFlow = (portal: Portal): typeof ownDataMachine =>
  ownDataMachine.provide({
    actors: {
      readOwnData: fromPromise<OwnData, undefined>(async () => v.parse(Read, await ask(portal, 'own-data', {}))),
      askOwnData: fromPromise<void, undefined>(async () => {
        if (!v.parse(Answered, await ask(portal, 'own-data/ask', {})).successful) throw new Error('the server made no archive');
      }),
    },
  });

export const forgetMe = (portal: Portal): typeof forgetMeMachine =>
  forgetMeMachine.provide({
    actors: {
      send: fromPromise<FormAnswer, FormValues>(async ({ input }) => {
        const { successful, errors: faults } = v.parse(Answered, await ask(portal, 'forget', input));
        return { successful, faults, secret: null };
      }),
    },
  });
