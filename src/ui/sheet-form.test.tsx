// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { SheetForm } from './sheet-form.tsx';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

function Asking({ refusal }: { readonly refusal: (city: string) => Promise<string | null> }) {
  const [city, setCity] = useState('');
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  return (
    <SheetForm title="Where" submit="Send" busy={false} onSubmit={() => void refusal(city).then(setFault)}>
      <TextField label="Name" value={name} onChange={setName} />
      <TextField label="City" value={city} onChange={setCity} error={fault} />
    </SheetForm>
  );
}

const press = (): void => {
  screen.getByRole('button', { name: 'Send' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
};

it('leads to the first field that says why, each time it was refused', async () => {
  const said = ['Unknown.', 'Unknown still.'];
  render(<Asking refusal={async () => said.shift() ?? null} />);
  press();
  await screen.findByText('Unknown.');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('City')));
  press();
  await screen.findByText('Unknown still.');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('City')));
});

it('leaves whoever typed on alone, and stays where nothing was refused', async () => {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  render(<Asking refusal={() => promise} />);
  press();
  screen.getByLabelText('Name').focus();
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Ada' } });
  resolve('Unknown.');
  await screen.findByText('Unknown.');
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});
