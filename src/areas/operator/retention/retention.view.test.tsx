// @vitest-environment happy-dom
import { placeHoldMachine } from '#machines/flows/operator/acts.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createActor, fromPromise } from 'xstate';
import { afterEach, expect, it } from 'vitest';
import type { FormAnswer, FormValues } from '#machines/lib/form.ts';
import { PlaceHoldView, RetentionView } from './retention.view.tsx';

afterEach(cleanup);

const going = {
  id: 'o1',
  name: 'Northwind',
  testsCount: 3,
  resultsCount: 1200,
  filesCount: 40,
  bytes: 83_886_080,
  firstRemovalAt: '2028-03-04T09:00:00.000Z',
  heldCount: 0,
};
const hold = {
  id: 'h1',
  state: 'placed' as const,
  organizationName: 'Contoso',
  testCode: null,
  reason: 'A lawsuit',
  placedBy: 'Olga Petrova',
  placedAt: '2026-11-21T10:00:00.000Z',
};

const show = (organizations: readonly (typeof going)[], holds: readonly (typeof hold)[]) =>
  render(
    <RetentionView retention={{ organizations, holds }} unread={null} renderLift={({ id }) => <button type="button">Lift {id}</button>} />,
  );
const rows = (name: string) => [...screen.getByRole('table', { name }).querySelectorAll('tbody tr')].map((row) => row.textContent);

it('says of each organization when the first goes, how much, and what of it is held', () => {
  show([going, { ...going, id: 'o2', name: 'Contoso', heldCount: 1 }, { ...going, id: 'o3', name: 'Fabrikam', heldCount: 3 }], [hold]);
  const [first, second, third] = rows('About to be removed');
  expect(first).toMatch(/Northwind4 Mar31,2004080\.0 MiB/u);
  expect([first, second, third].map((row) => /(?:\d )?on hold/iu.exec(row ?? '')?.[0] ?? null)).toEqual([null, '1 on hold', 'On hold']);
  expect(rows('Legal holds')[0]).toMatch(/Contoso.*Everything.*A lawsuit.*Olga Petrova.*Lift h1/u);
});

it('says that nothing goes and nothing is held', () => {
  show([], []);
  expect([screen.getByText('Nothing is about to be removed'), screen.getByText('Nothing is on hold')]).toHaveLength(2);
});

it('sends what is to be kept and why, and says at its field what is wrong', async () => {
  const sent: FormValues[] = [];
  const send = fromPromise<FormAnswer, FormValues>(({ input }) => {
    sent.push(input);
    return Promise.resolve({
      successful: false,
      secret: null,
      faults: [{ path: 'testCode', message: 'This organization has no test with this code' }],
    });
  });
  const actorRef = createActor(placeHoldMachine.provide({ actors: { send } })).start();
  actorRef.send({ type: 'form.open', values: { organizationId: 'o1' } });
  render(<PlaceHoldView actorRef={actorRef} organizations={[{ id: 'o1', name: 'Northwind' }] as never} />);
  fireEvent.change(screen.getByLabelText(/^Test/u), { target: { value: 'NW-9' } });
  fireEvent.change(screen.getByLabelText(/^Reason/u), { target: { value: 'A lawsuit' } });
  fireEvent.click(screen.getByRole('button', { name: 'Place hold' }));
  await screen.findByText('This organization has no test with this code');
  expect(sent).toEqual([{ organizationId: 'o1', testCode: 'NW-9', reason: 'A lawsuit' }]);
});
