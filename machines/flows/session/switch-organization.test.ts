import { walk } from '#machines/testing/walk.ts';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { switchOrganizationMachine, selectIsTyping, selectSearch } from './switch-organization.ts';
import type { SwitchOrganizationEmitted } from './switch-organization.ts';
import type { Answer } from '#machines/lib/answer.ts';
import { switchOrganizationSamples, input } from './switch-organization.builders.ts';

it('takes every transition', () => {
  const walked = walk(switchOrganizationMachine, switchOrganizationSamples);
  expect(walked.missed).toEqual([]);
});

const begin = (answer: () => Promise<Answer> = async () => ({ successful: true, messages: [] })) => {
  const clock = new SimulatedClock();
  const asked: unknown[] = [];
  const machine = switchOrganizationMachine.provide({
    actors: {
      changeOrganization: fromPromise(({ input: sent }) => {
        asked.push(sent);
        return answer();
      }),
    },
  });
  const actor = createActor(machine, { input, clock });
  const emitted: SwitchOrganizationEmitted[] = [];
  actor.on('organization.switched', (event) => emitted.push(event));
  actor.on('switch.refused', (event) => emitted.push(event));
  actor.start();
  return { actor, clock, asked, emitted };
};

const confirm = async (answer: () => Promise<Answer>) => {
  const { actor, emitted, asked } = begin(answer);
  actor.send({ type: 'organization.pick', publicId: 'org-b' });
  actor.send({ type: 'switch.confirm' });
  await vi.waitFor(() => expect(emitted).toHaveLength(1));
  return { emitted: emitted[0], asked };
};

describe('the switcher', () => {
  it('SH-277 SH-468: asks for what was typed only after 500 ms without typing', () => {
    const { actor, clock } = begin();
    actor.send({ type: 'query.change', query: 'c' });
    clock.increment(499);
    actor.send({ type: 'query.change', query: 'co' });
    clock.increment(499);
    expect([selectSearch(actor.getSnapshot()), selectIsTyping(actor.getSnapshot())]).toEqual(['', true]);
    clock.increment(1);
    expect([selectSearch(actor.getSnapshot()), selectIsTyping(actor.getSnapshot())]).toEqual(['co', false]);
  });

  it('SH-275: refuses what was not picked from the list', () => {
    const { actor, asked } = begin();
    actor.send({ type: 'query.change', query: 'Contoso' });
    actor.send({ type: 'switch.confirm' });
    expect([actor.getSnapshot().context.refusal, asked]).toEqual(['Ensure you select organization from the list', []]);
  });

  it('SH-276: refuses the current organization', () => {
    const { actor, asked } = begin();
    actor.send({ type: 'organization.pick', publicId: 'org-a' });
    actor.send({ type: 'switch.confirm' });
    expect([actor.getSnapshot().context.refusal, asked]).toEqual(['Ensure you select organization from the list', []]);
  });

  it('moves there under the key of this opening', async () => {
    expect(await confirm(async () => ({ successful: true, messages: [] }))).toEqual({
      emitted: { type: 'organization.switched' },
      asked: [{ organizationPublicId: 'org-b', key: 'key-1' }],
    });
  });

  it('SH-436: says that the change failed', async () => {
    const { emitted } = await confirm(async () => ({ successful: false, messages: [] }));
    expect(emitted).toEqual({ type: 'switch.refused', message: 'Failed to change organization' });
  });

  it('SH-437: says what the server said', async () => {
    const { emitted } = await confirm(async () => ({ successful: false, messages: ['One.', 'Two.'] }));
    expect(emitted).toEqual({ type: 'switch.refused', message: 'One., Two.' });
  });

  it('SH-438: says that the call failed', async () => {
    const { emitted } = await confirm(() => Promise.reject(new Error('no network')));
    expect(emitted).toEqual({ type: 'switch.refused', message: 'There was an issue changing organization' });
  });
});
