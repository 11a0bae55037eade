import { createActor, fromPromise } from 'xstate';
import { expect, it, vi } from 'vitest';
import type { FormAnswer, FormValues } from '../../lib/form.ts';
import { requestServiceMachine } from './request-service.ts';

it('LA-572: says that it was not submitted', async () => {
  const send = fromPromise<FormAnswer, FormValues>(async () => Promise.reject(new Error('no network')));
  const actor = createActor(requestServiceMachine.provide({ actors: { send } })).start();
  const said = vi.fn<(event: unknown) => void>();
  actor.on('*', said);
  actor.send({ type: 'form.submit', values: {} });
  await vi.waitFor(() =>
    expect(said).toHaveBeenCalledExactlyOnceWith({
      type: 'form.refused',
      message: 'There was an issue with submitting your service request. Please try again later.',
    }),
  );
});
