// @vitest-environment happy-dom
import { gql } from 'urql';
import { afterEach, expect, it, vi } from 'vitest';
import { quietPortal } from './portal.builders.ts';

afterEach(() => vi.unstubAllGlobals());

const isAway = { data: null, errors: [{ message: 'Something went wrong, please try again.', extensions: { code: 'UNAVAILABLE' } }] };

it('knows an answer without data by its error alone', async () => {
  vi.stubGlobal('fetch', async () => Response.json(isAway, { status: 503 }));
  const { client, close } = quietPortal();
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
