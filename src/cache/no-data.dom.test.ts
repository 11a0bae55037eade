// @vitest-environment happy-dom
import { gql } from 'urql';
import { afterEach, expect, it, vi } from 'vitest';
import { createPortal } from './client.ts';

afterEach(() => vi.unstubAllGlobals());

const isAway = { data: null, errors: [{ message: 'Something went wrong, please try again.', extensions: { code: 'UNAVAILABLE' } }] };

it('knows an answer without data by its error alone', async () => {
  vi.stubGlobal('fetch', async () => Response.json(isAway, { status: 503 }));
  const { client, close } = createPortal({
    origin: 'https://portal.example',
    source: { token: () => 'token', isExpiring: () => false, renew: async () => 'renewed' },
    seat: { userId: 'u1', role: 'customer', organizationPublicId: 'o1' },
    onProblem: () => undefined,
    onSocket: () => undefined,
    onSocketRefused: () => undefined,
  });
  const flags = gql`
    query Flags {
      featureFlags {
        name
      }
    }
  `;
  const { data, error } = await client.query(flags, {}).toPromise();
  expect([data, error?.graphQLErrors.map(({ extensions }) => extensions['code'])]).toEqual([undefined, ['UNAVAILABLE']]);
  close();
});
