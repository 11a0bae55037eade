// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Client, Provider, fetchExchange, gql } from 'urql';
import { afterEach, describe, expect, it } from 'vitest';
import { portalCache } from './client.ts';
import { useReference } from './reference.ts';

afterEach(cleanup);

type Devices = { readonly mobileDevices: readonly { readonly id: string; readonly name: string }[] };

const query = gql<Devices, { readonly applicationType: string }>(`
  query Devices($applicationType: String) {
    mobileDevices(applicationType: $applicationType) {
      __typename
      id
      name
    }
  }
`);

/** What was drawn, from one draw to the next. */
const drawn: string[] = [];

function List({ type }: { readonly type: string }) {
  const { data, error, retry } = useReference(query, { applicationType: type });
  const text = data?.mobileDevices.map(({ name }) => name).join(' ') ?? (error === undefined ? 'loading' : 'failed');
  drawn.push(text);
  return (
    <>
      <output>{text}</output>
      <button type="button" onClick={retry}>
        Retry
      </button>
    </>
  );
}

/** A client whose server offers one device for each type of application, and what it was asked for. */
function served() {
  const asked: string[] = [];
  const state = { isAway: false };
  const client = new Client({
    url: 'https://muster.test/api',
    preferGetMethod: false,
    exchanges: [portalCache(), fetchExchange],
    fetch: async (...call) => {
      const { variables } = (await new Request(...call).json()) as { readonly variables: { readonly applicationType: string } };
      const { applicationType: type } = variables;
      asked.push(type);
      const data = { mobileDevices: [{ __typename: 'ReferenceEntry', id: `${type}-1`, name: `Phone with ${type}` }] };
      return Response.json(state.isAway ? { errors: [{ message: 'No.' }] } : { data });
    },
  });
  const show = (type: string) => (
    <Provider value={client}>
      <List type={type} />
    </Provider>
  );
  return { asked, state, show };
}

describe('reference data', () => {
  it('is asked for once, and is there from the first draw the next time', async () => {
    const { asked, show } = served();
    const first = render(show('ios'));
    await screen.findByText('Phone with ios');
    first.unmount();
    drawn.length = 0;
    render(show('ios'));
    expect(new Set(drawn)).toEqual(new Set(['Phone with ios']));
    expect(asked).toEqual(['ios']);
  });

  it('of one choice is never shown for another', async () => {
    const { asked, show } = served();
    const { rerender } = render(show('ios'));
    await screen.findByText('Phone with ios');
    rerender(show('android'));
    expect(screen.getByRole('status').textContent).toBe('loading');
    await screen.findByText('Phone with android');
    rerender(show('ios'));
    expect(screen.getByRole('status').textContent).toBe('Phone with ios');
    expect(asked).toEqual(['ios', 'android']);
  });

  it('of another client is asked for anew', async () => {
    const first = served();
    render(first.show('ios'));
    await screen.findByText('Phone with ios');
    cleanup();
    const second = served();
    render(second.show('ios'));
    expect(screen.getByRole('status').textContent).toBe('loading');
    await screen.findByText('Phone with ios');
    expect(second.asked).toEqual(['ios']);
  });

  it('that did not come is asked for again', async () => {
    const { asked, state, show } = served();
    state.isAway = true;
    render(show('ios'));
    await screen.findByText('failed');
    state.isAway = false;
    fireEvent.click(screen.getByRole('button'));
    await screen.findByText('Phone with ios');
    expect(asked).toEqual(['ios', 'ios']);
  });
});
