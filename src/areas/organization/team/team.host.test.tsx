// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'urql';
import { never } from 'wonka';
import { afterEach, expect, it } from 'vitest';
import { SignedInContext } from '#src/viewer.tsx';
import { TeamHost } from './team.host.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const addresses = (userId = 'u1'): HTMLTextAreaElement => {
  cleanup();
  const client = { executeQuery: () => never };
  const value = { viewer: { id: userId, role: 'customer', organization: { id: 'o1' } }, portal: { client } } as never;
  render(
    <SignedInContext value={value}>
      <Provider value={client}>
        <TeamHost find="" onFind={() => undefined} />
      </Provider>
    </SignedInContext>,
  );
  return screen.getByLabelText<HTMLTextAreaElement>(/Email addresses/u);
};

it('keeps the addresses that were typed and not sent on this device, for this member alone', () => {
  fireEvent.change(addresses(), { target: { value: 'ada@example.com, ben@example.com' } });
  expect([addresses().value, addresses('u2').value]).toEqual(['ada@example.com, ben@example.com', '']);
  fireEvent.change(addresses(), { target: { value: ' ' } });
  expect([addresses().value, localStorage.length]).toEqual(['', 0]);
});
