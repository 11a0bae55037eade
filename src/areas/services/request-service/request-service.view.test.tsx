// @vitest-environment happy-dom
import { requestServiceMachine } from '#machines/flows/services/request-service.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { FormActorRef } from '#machines/lib/form.ts';
import { createActor } from 'xstate';
import { afterEach, expect, it, vi } from 'vitest';
import { SignedInContext } from '#src/viewer.tsx';
import { useKeptDetails } from './request-service.host.tsx';
import { RequestServiceView } from './request-service.view.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const service = {
  id: 's1',
  title: 'Audit',
  cost: '20 credits',
  serviceLevelAgreement: 'A week',
  requestFormInstructions: 'Say which pages we should look at.',
};

function Request({ actorRef }: { readonly actorRef: FormActorRef }) {
  const [kept, keep] = useKeptDetails('s1');
  return <RequestServiceView actorRef={actorRef} service={service} paysCredits kept={kept} onChange={keep} />;
}

const open = (actorRef: FormActorRef = createActor(requestServiceMachine).start(), userId = 'u1') => {
  cleanup();
  const value = { viewer: { id: userId, organization: { id: 'o1' } } } as never;
  render(
    <SignedInContext value={value}>
      <Request actorRef={actorRef} />
    </SignedInContext>,
  );
  return screen.getByLabelText<HTMLTextAreaElement>(/Details/u);
};

it('LA-108 LA-109 LA-110 LA-407: shows the instructions, and submits once something is written', () => {
  const actorRef = createActor(requestServiceMachine).start();
  const send = vi.spyOn(actorRef, 'send');
  open(actorRef);
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

it('keeps what is typed on this device, for this member alone, until it is emptied', () => {
  fireEvent.change(open(), { target: { value: 'The shop, and its checkout' } });
  expect([open().value, open(undefined, 'u2').value]).toEqual(['The shop, and its checkout', '']);
  fireEvent.change(open(), { target: { value: '' } });
  expect([open().value, localStorage.length]).toEqual(['', 0]);
});

it('names what was kept and cannot be read, beside what can, until it is thrown away', () => {
  fireEvent.change(open(), { target: { value: 'The shop' } });
  const [place = ''] = Object.keys(localStorage);
  localStorage.setItem(place, '{"content":"The shop","reviewers":["Ann"]}');
  expect(open().value).toBe('The shop');
  expect(screen.getByText(/is not part of the form/u).textContent).toContain('Reviewers');
  fireEvent.click(screen.getByRole('button', { name: 'Throw it away' }));
  expect(screen.queryByText(/is not part of the form/u)).toBeNull();
  expect([open().value, screen.queryByText(/is not part of the form/u)]).toEqual(['The shop', null]);
});

it('says to an organization without Credits that a cost in them is not what it pays', () => {
  const note = 'Your organization does not pay with Credits. Ask in your request what a service costs you.';
  const isNoted = (cost: string, paysCredits: boolean): boolean => {
    cleanup();
    const actorRef = createActor(requestServiceMachine);
    const kept = { content: '', unread: [] };
    render(<RequestServiceView {...{ actorRef, paysCredits, kept }} service={{ ...service, cost }} onChange={() => undefined} />);
    return screen.queryByText(note) !== null;
  };
  expect([isNoted('From 20 Credits', false), isNoted('From 20 Credits', true), isNoted('400 EUR', false)]).toEqual([true, false, false]);
});
