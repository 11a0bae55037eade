// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createActor, fromPromise } from 'xstate';
import { afterEach, describe, expect, it } from 'vitest';
import { acceptAssignmentMachine } from '#machines/flows/results/accept-assignment.ts';
import type { AssignmentAnswer } from '#machines/flows/results/accept-assignment.ts';
import { sender } from '#machines/testing/who-may.ts';
import { moderatorAssignmentRowOf } from '#schema/generated/client/rows/moderator-assignment.documents.ts';
import { AcceptAssignmentView } from './accept-assignment.view.tsx';

afterEach(cleanup);

const written = { version: 4, text: 'Read every result.\n- Twice.', pay: 'Two Credits a result' };

const show = (acceptedByAnother = false, guidance: typeof written | null = written) => {
  const calls: string[] = [];
  const called = <Said extends { readonly assignmentId: string }>(name: string) =>
    fromPromise<AssignmentAnswer, Said>(() => {
      calls.push(name);
      return new Promise<AssignmentAnswer>(() => undefined);
    });
  const actors = {
    acceptAssignment: called<{ assignmentId: string; guidanceVersion: number | null }>('accept'),
    rejectAssignment: called<{ assignmentId: string }>('reject'),
  };
  const offered = { id: 'a1', status: 'assigned', isAssignmentAccepted: acceptedByAnother, testWindowStatus: 'open' } as const;
  const actor = sender('community_test_manager');
  const input = { assignmentId: 'a1', row: { ...moderatorAssignmentRowOf(offered), userId: actor.userId ?? '' }, actor };
  const actorRef = createActor(acceptAssignmentMachine.provide({ actors }), { input }).start();
  if (guidance !== null) actorRef.send({ type: 'guidance.shown', version: guidance.version });
  render(
    <AcceptAssignmentView
      actorRef={actorRef}
      testName="Checkout regression"
      guidance={guidance}
      work={{ casesCount: 7, testersNeeded: 3, plannedEndAt: '2026-11-30T17:00:00.000Z' }}
      unread="Loading"
    />,
  );
  return calls;
};

describe('the welcome dialog', () => {
  it('RE-320: welcomes to the moderation of the test', () => {
    show();
    expect(screen.getByRole('dialog').textContent).toContain('Welcome to the moderation of Checkout regression');
  });

  it('RE-589, RE-590, RE-591: asks for guidance, payment and commitment', () => {
    show();
    expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      'I have read the guidance',
      'I understand that I may not be paid if I do not moderate all results',
      'I commit to moderating all results of this test',
    ]);
  });

  it('starts only when all three boxes are ticked', () => {
    const calls = show();
    const start = screen.getByRole('button', { name: "I'm ready to start" });
    fireEvent.click(start);
    expect([start.getAttribute('aria-disabled'), calls]).toEqual(['true', []]);
    for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
    fireEvent.click(start);
    expect(calls).toEqual(['accept']);
  });

  it('shows what is confirmed: how many results, until when, for what pay, and the guidance with its version', () => {
    show();
    const said = [...screen.getByRole('dialog').querySelectorAll('dt, dd')].map(({ textContent }) => textContent);
    expect(said).toEqual([
      'Results',
      'Up to 21: 7 test cases by 3 testers',
      'Until',
      expect.stringContaining('30 Nov 2026'),
      'Pay',
      'Two Credits a result',
    ]);
    const guidance = within(screen.getByRole('region', { name: 'Guidance, version 4' }));
    expect(guidance.getByText('Read every result.').tagName).toBe('P');
    expect(guidance.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Twice.']);
  });

  it('cannot be started before the guidance is there', () => {
    const calls = show(false, null);
    for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
    fireEvent.click(screen.getByRole('button', { name: "I'm ready to start" }));
    expect([calls, screen.getByRole('dialog').textContent?.includes('Loading')]).toEqual([[], true]);
  });

  it('rejects at any time', () => {
    const calls = show();
    fireEvent.click(screen.getByRole('button', { name: 'Reject this assignment' }));
    expect(calls).toEqual(['reject']);
  });

  it('RE-321: tells a late moderator that the assignment has already been accepted', () => {
    show(true);
    expect(screen.getByRole('dialog').textContent).toContain('This assignment has already been accepted');
    expect(screen.getByRole('button', { name: 'Close' })).toBeDefined();
  });
});
