// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createActor, fromPromise } from 'xstate';
import { afterEach, describe, expect, it } from 'vitest';
import type { Answer } from '#machines/lib/answer.ts';
import { removeTestersMachine } from '#machines/flows/results/remove-testers.ts';
import type { RemoveTesters } from '#machines/flows/results/remove-testers.ts';
import { participantRemovalReasons } from '#schema/vocabulary/participant.ts';
import type { Removable } from './remove-testers.rules.ts';
import { RemoveTestersView } from './remove-testers.view.tsx';

afterEach(cleanup);

const open = (participantIds: readonly string[], isStrict: boolean, others: readonly Removable[] = [], refusal: string | null = null) => {
  const calls: RemoveTesters[] = [];
  const removeTesters = fromPromise<Answer, RemoveTesters>(({ input }) => {
    calls.push(input);
    return new Promise<Answer>(() => undefined);
  });
  const input = { testId: 't1', isStrict, participantIds };
  const actorRef = createActor(removeTestersMachine.provide({ actors: { removeTesters } }), { input }).start();
  render(
    <RemoveTestersView
      actorRef={actorRef}
      testers={[
        { id: 'p1', fullName: 'Lena Hartmann', note: 'In progress', isRefused: false },
        { id: 'p2', fullName: 'Tom Brandt', note: refusal ?? 'Joined', isRefused: refusal !== null },
        ...others,
      ]}
      isOne={participantIds.length === 1}
      reasons={isStrict ? participantRemovalReasons : null}
      onClose={() => undefined}
    />,
  );
  return calls;
};
const remove = (name = 'Remove') => fireEvent.click(screen.getByRole('button', { name }));

describe('removing testers', () => {
  it('RE-284: asks for reasons of the list, and sends none without one', () => {
    const calls = open(['p1'], true);
    expect(screen.getByRole('alertdialog', { name: 'Remove Lena Hartmann from this test?' })).toBeDefined();
    remove();
    expect(calls).toEqual([]);
    fireEvent.click(screen.getByRole('checkbox', { name: 'No response' }));
    remove();
    expect(calls).toEqual([{ testId: 't1', participantIds: ['p1'], removalReasons: ['no_response'] }]);
  });

  it('RE-798: lists who can be removed, at most 400 px high', () => {
    const calls = open([], false);
    expect(screen.getByRole('list', { name: 'Testers who can be removed' }).className).toContain('max-h-[400px]');
    for (const name of ['Lena Hartmann', 'Tom Brandt']) fireEvent.click(screen.getByRole('checkbox', { name }));
    fireEvent.change(screen.getByRole('textbox', { name: /Reason/ }), { target: { value: 'No camera' } });
    remove('Remove 2');
    expect(calls).toEqual([{ testId: 't1', participantIds: ['p1', 'p2'], removalReasons: ['No camera'] }]);
  });

  it('says where each tester stands, and finds them among many', () => {
    const many = Array.from({ length: 120 }, (_, at) => ({ id: `q${at}`, fullName: `Tester ${at}`, note: 'Invited', isRefused: false }));
    open([], false, many);
    expect(screen.getAllByRole('checkbox')).toHaveLength(100);
    expect(screen.getByText('22 more: find them by their name.')).toBeDefined();
    expect(screen.getByRole('checkbox', { name: 'Lena Hartmann' }).closest('li')?.textContent).toContain('In progress');
    fireEvent.change(screen.getByRole('searchbox', { name: 'Find a tester' }), { target: { value: 'tester 119' } });
    expect(screen.getAllByRole('checkbox').length).toBe(1);
  });

  it('keeps in sight, with the reason, who was chosen and cannot be removed any more, until they are let go', () => {
    const calls = open([], false, [], 'This tester can no longer be removed.');
    for (const name of ['Lena Hartmann', 'Tom Brandt']) fireEvent.click(screen.getByRole('checkbox', { name }));
    fireEvent.change(screen.getByRole('textbox', { name: /Reason/ }), { target: { value: 'No camera' } });
    remove('Remove 2');
    expect(calls).toEqual([]);
    expect(screen.getByText('Deselect those who can no longer be removed.')).toBeDefined();
    expect(screen.getByText('This tester can no longer be removed.')).toBeDefined();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Tom Brandt' }));
    remove('Remove 1');
    expect(calls).toEqual([{ testId: 't1', participantIds: ['p1'], removalReasons: ['No camera'] }]);
  });
});
