// @vitest-environment happy-dom
import { requestServiceMachine } from '#machines/flows/services/request-service/request-service.machine.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createActor } from 'xstate';
import { afterEach, expect, it, vi } from 'vitest';
import { RequestServiceView } from './request-service.view.tsx';

afterEach(cleanup);

const service = {
  id: 's1',
  title: 'Audit',
  cost: '20 credits',
  serviceLevelAgreement: 'A week',
  requestFormInstructions: 'Say which pages we should look at.',
};

it('LA-108 LA-109 LA-110 LA-407: shows the instructions, and submits once something is written', () => {
  const actorRef = createActor(requestServiceMachine).start();
  const send = vi.spyOn(actorRef, 'send');
  render(<RequestServiceView actorRef={actorRef} service={service} paysCredits />);
  expect(screen.getByText('Say which pages we should look at.')).toBeDefined();
  const submit = screen.getByRole('button', { name: 'Submit' });
  const details = screen.getByLabelText(/Details/u);
  expect([details.tagName, submit.getAttribute('aria-disabled')]).toEqual(['TEXTAREA', 'true']);
  fireEvent.change(details, { target: { value: '  ' } });
  fireEvent.click(submit);
  expect(submit.getAttribute('aria-disabled')).toBe('true');
  fireEvent.change(details, { target: { value: 'The shop' } });
  expect(submit.getAttribute('aria-disabled')).toBeNull();
  fireEvent.click(submit);
  expect(send.mock.calls.filter(([{ type }]) => type === 'form.submit')).toEqual([
    [{ type: 'form.submit', values: { professionalServiceId: 's1', content: 'The shop' } }],
  ]);
});

it('says to an organization without Credits that a cost in them is not what it pays', () => {
  const note = 'Your organization does not pay with Credits. Ask in your request what a service costs you.';
  const isNoted = (cost: string, paysCredits: boolean): boolean => {
    cleanup();
    render(<RequestServiceView actorRef={createActor(requestServiceMachine)} service={{ ...service, cost }} paysCredits={paysCredits} />);
    return screen.queryByText(note) !== null;
  };
  expect([isNoted('From 20 Credits', false), isNoted('From 20 Credits', true), isNoted('400 EUR', false)]).toEqual([true, false, false]);
});
