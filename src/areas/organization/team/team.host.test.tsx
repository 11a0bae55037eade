// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'urql';
import { never } from 'wonka';
import { afterEach, expect, it } from 'vitest';
import { SignedInContext } from '#src/viewer.tsx';
import { hostedFor } from '#tests/support/hosted.tsx';
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

it('SH-143 SH-492: reveals the remaining members where all are asked for', async () => {
  const members = ['Ada', 'Ben', 'Cleo', 'Dan'].map((fullName) => ({
    __typename: 'OrganizationMember',
    id: fullName,
    email: `${fullName.toLowerCase()}@example.com`,
    fullName,
    lastSeenAt: null,
    draftCount: 0,
    role: 'customer',
    state: 'active',
    isOperator: false,
    invitation: null,
  }));
  const { Hosted } = hostedFor('customer', { Team_Members: () => ({ getOrganizationUsers: members }) });
  render(
    <Hosted>
      <TeamHost find="" onFind={() => undefined} />
    </Hosted>,
  );
  const named = () => screen.queryAllByText(/^(?:Ada|Ben|Cleo|Dan)$/u).map(({ textContent }) => textContent);
  const all = await screen.findByRole('button', { name: /^Show all/u });
  expect(named()).toHaveLength(3);
  fireEvent.click(all);
  expect(named()).toEqual(['Ada', 'Ben', 'Cleo', 'Dan']);
});
