import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { ann, building, openWith, readingOf, settle } from '#machines/flows/launch/request/build-request.builders.ts';
import { selectStage } from '#machines/flows/launch/request/build-request.selectors.ts';
import { listener, ownTest, requestOf } from '#machines/flows/launch/launch.builders.ts';
import { launchWizardMachine, selectStep } from '#machines/flows/launch/wizard/launch-wizard.ts';
import { entrance, wayIn } from '#machines/flows/launch/open-launch.builders.ts';
import { exploratory, plainFlags } from '#schema/rules/launch/requested-test.builders.ts';
import type { WizardStep } from '#schema/vocabulary/launch/places.ts';
import { useAddressedField, useAddressedStep, useAddressedTest } from './wizard-route.ts';
import type { Navigate } from './wizard-route.ts';

const slow = 5_000;
const frame = 20;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const field = (id: string): HTMLInputElement => {
  const made = document.body.appendChild(document.createElement('input'));
  made.id = id;
  return made;
};

it('waits for the field of a step whose code comes late', () => {
  renderHook(() => useAddressedField('#field-testGoal', 'scope'));
  vi.advanceTimersByTime(slow);
  const goal = field('field-testGoal');
  vi.advanceTimersByTime(frame);
  expect(document.activeElement).toBe(goal);
});

it('leaves whoever went elsewhere meanwhile where they are', () => {
  renderHook(() => useAddressedField('#field-testGoal', 'scope'));
  vi.advanceTimersByTime(frame);
  const name = field('field-name');
  name.focus();
  field('field-testGoal');
  vi.advanceTimersByTime(slow);
  expect(document.activeElement).toBe(name);
});

it('leaves for the summary where the test that was open is gone, and begins no other one under its address', async () => {
  const { actor, send } = await building([readingOf(requestOf(2), ann), openWith(requestOf(1))]);
  const open = entrance({ type: 'address.changed', way: wayIn({ draft: 'd1' }) }, { type: 'draft.opened', draftId: 'd1', isKnown: true });
  const navigate = vi.fn<Navigate>();
  renderHook(() => useAddressedTest(actor, open.actor, { test: 't2', step: 'scope' }, navigate));
  expect([selectStage(actor.getSnapshot()), navigate.mock.calls]).toEqual(['wizard', []]);
  await act(async () => {
    send({ type: 'draft.takeOver' });
    await settle();
  });
  expect([selectStage(actor.getSnapshot()), actor.getSnapshot().context.draft, navigate.mock.calls]).toEqual([
    'summary',
    requestOf(1),
    [['/launch', { replace: true }]],
  ]);
});

describe('the address of a step', () => {
  const opened = (step: WizardStep) => {
    const wizard = createActor(launchWizardMachine, {
      input: { ...ownTest, step, values: exploratory(), flags: plainFlags, listener: listener().ref },
    }).start();
    const navigate = vi.fn<Navigate>();
    const shown = renderHook((address: WizardStep) => useAddressedStep(wizard, 't1', address, navigate), { initialProps: step });
    return {
      wished: () => navigate.mock.calls.map(([href]) => new URL(href, 'http://here').searchParams.get('step')),
      step: () => selectStep(wizard.getSnapshot()),
      arrive: (at: WizardStep) => shown.rerender(at),
      go: (to: WizardStep) => act(async () => wizard.send({ type: 'step.open', step: to })),
    };
  };

  it('that arrives late does not take back who went on meanwhile', async () => {
    const { wished, step, arrive, go } = opened('scope');
    await go('targeting');
    await go('review');
    expect(wished()).toEqual(['targeting', 'review']);
    arrive('targeting');
    expect(step()).toBe('review');
    arrive('review');
    expect([step(), wished()]).toEqual(['review', ['targeting', 'review']]);
  });

  it('that arrives after its step was left again gives way to the open one', async () => {
    const { wished, step, arrive, go } = opened('scope');
    await go('targeting');
    await go('scope');
    arrive('targeting');
    expect([step(), wished()]).toEqual(['scope', ['targeting', 'scope']]);
  });

  it('leads back and ahead by the history of the browser', async () => {
    const { wished, step, arrive, go } = opened('scope');
    await go('targeting');
    arrive('targeting');
    arrive('scope');
    expect(step()).toBe('scope');
    arrive('targeting');
    expect([step(), wished()]).toEqual(['targeting', ['targeting']]);
  });
});
