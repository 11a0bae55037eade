import type { ZephyrConnectionValues } from '#schema/rules/integrations/zephyr-connection.ts';
import type { ZephyrCode } from '#schema/vocabulary/launch/connect-texts.ts';
import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { addZephyrConnectionMachine, selectFaultAt, selectIsAdding, selectIsOpen, selectValues } from './add-zephyr-connection.ts';
import type { AddZephyrConnectionEmitted, ZephyrAnswer, ZephyrField } from './add-zephyr-connection.ts';
import { addZephyrConnectionSamples, refused, done, change, filled } from './add-zephyr-connection.builders.ts';

type CreateInput = ZephyrConnectionValues & { readonly code: ZephyrCode };

const run = (answer: () => Promise<ZephyrAnswer> = async () => done) => {
  const sent: unknown[] = [];
  const told: AddZephyrConnectionEmitted[] = [];
  const createConnection = fromPromise<ZephyrAnswer, CreateInput>(({ input }) => {
    sent.push(input);
    return answer();
  });
  const actor = createActor(addZephyrConnectionMachine.provide({ actors: { createConnection } }), { input: { code: 'zephyr_squad' } });
  actor.on('*', (event) => void told.push(event));
  actor.start();
  actor.send({ type: 'window.open' });
  for (const [field, value] of Object.entries(filled)) actor.send(change(field as ZephyrField, value));
  return { actor, sent, told, settled: () => vi.waitFor(() => expect(selectIsAdding(actor.getSnapshot())).toBe(false)) };
};

describe('the window for a connection to Zephyr', () => {
  it('takes every transition', () => {
    const walked = walk(addZephyrConnectionMachine, addZephyrConnectionSamples);
    expect(walked.missed).toEqual([]);
  });

  it('sends what was typed once, trimmed, and closes empty', async () => {
    const { actor, sent, told, settled } = run();
    actor.send({ type: 'connection.add' });
    actor.send({ type: 'connection.add' });
    await settled();
    expect(sent).toEqual([{ code: 'zephyr_squad', name: 'Shop', site: 'https://jira.shop.test', apiToken: 't' }]);
    expect(told).toEqual([{ type: 'connection.added' }]);
    expect([selectIsOpen(actor.getSnapshot()), selectValues(actor.getSnapshot())]).toEqual([false, { name: '', site: '', apiToken: '' }]);
  });

  it('keeps what was typed when it is closed before', () => {
    const { actor } = run();
    actor.send({ type: 'window.close' });
    actor.send({ type: 'window.open' });
    expect(selectValues(actor.getSnapshot())).toEqual(filled);
  });

  it('says what is missing, and at which field first', () => {
    const { actor, sent, told } = run();
    actor.send(change('site', 'http://jira.shop.test'));
    actor.send(change('name', ' '));
    actor.send({ type: 'connection.add' });
    expect(told).toEqual([{ type: 'connection.refused', field: 'name', message: null }]);
    expect([selectFaultAt('name')(actor.getSnapshot()), selectFaultAt('site')(actor.getSnapshot()), sent]).toEqual([
      "can't be blank",
      'site URL must start with https',
      [],
    ]);
    actor.send(change('name', 'Shop'));
    expect(selectFaultAt('name')(actor.getSnapshot())).toBeNull();
  });

  it.each([
    ['refuses', async () => refused, { type: 'connection.refused', field: 'apiToken', message: 'Really not.' }, 'No.'],
    [
      'does not answer',
      () => Promise.reject(new Error('lost')),
      { type: 'connection.refused', field: null, message: 'The connection could not be added, please try again later.' },
      null,
    ],
  ])('stays open when the tool %s', async (_, answer, announced, fault) => {
    const { actor, told, settled } = run(answer);
    actor.send({ type: 'connection.add' });
    await settled();
    expect(told).toEqual([announced]);
    expect([selectIsOpen(actor.getSnapshot()), selectFaultAt('apiToken')(actor.getSnapshot())]).toEqual([true, fault]);
    expect(selectValues(actor.getSnapshot())).toEqual(filled);
  });
});
