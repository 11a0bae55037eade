import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { holdFormMachine } from '#machines/flows/supervised/hold-form.ts';
import type { FormWish, LoadedForm } from '#machines/flows/supervised/hold-form.ts';
import { ReadingView } from './reading.view.tsx';

afterEach(cleanup);

const reading = async (isDisputed: boolean) => {
  const wishes: FormWish[] = [];
  const opened = { forms: { form: null }, version: 1, savedAt: null, isUnsent: false };
  const machine = holdFormMachine.provide({
    actors: {
      loadForm: fromPromise<LoadedForm, { readonly wish: FormWish }>(async ({ input }) => {
        wishes.push(input.wish);
        return { opened, isHeld: false, isDisputed };
      }),
      followForm: fromCallback(() => {}),
    },
  });
  const holdRef = createActor(machine).start();
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  render(<ReadingView holdRef={holdRef} />);
  return wishes;
};

describe('a form that is only read', () => {
  it('says that another tab has it, and can be taken over', async () => {
    const wishes = await reading(false);
    expect(screen.getByText('This form is open in another tab.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Take over' }));
    expect(wishes).toEqual(['ask', 'take']);
  });

  it.each([
    ['Open the newer one', 'take'],
    ['Keep this one', 'keep'],
  ])('lets one of two states go on: %s', async (name, wish) => {
    const wishes = await reading(true);
    expect(screen.getByText('This form was changed on another device.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name }));
    expect(wishes).toEqual(['ask', wish]);
  });
});
