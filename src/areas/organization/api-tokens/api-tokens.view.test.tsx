// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { apiTokenLifecycle } from '#machines/lifecycles/api-token/api-token.machine.ts';
import type { ApiTokenRow } from '#machines/lifecycles/api-token/api-token.types.ts';
import type { Role } from '#schema/vocabulary/roles.ts';
import { ApiTokens } from '#src/domain/api-tokens.tsx';
import type { ShownApiToken } from '#src/domain/api-tokens.tsx';
import { hostedFor } from '#tests/support/hosted.tsx';
import { offersWhatTheChartAllows } from '#tests/support/offers.ts';
import OrganizationTokensHost, { RevokeToken } from './api-tokens.host.tsx';

afterEach(cleanup);

const token: ShownApiToken = {
  id: 'k1',
  name: 'Nightly run',
  kind: 'personal',
  state: 'active',
  scopes: ['read', 'issues'],
  role: 'customer',
  userId: 'u2',
  madeBy: 'Maya Okafor',
  organizationName: 'Northwind',
  createdAt: '2026-11-01T10:00:00.000Z',
  expiresAt: '2027-01-30T10:00:00.000Z',
  endedAt: null,
  lastUsedAt: null,
};
const row = (state: ApiTokenRow['state']): ApiTokenRow => ({ state, userId: 'u2', expiresAt: token.expiresAt });

describe('a token', () => {
  offersWhatTheChartAllows({
    lifecycle: apiTokenLifecycle,
    places: { active: row('active'), revoked: row('revoked'), ended: row('ended') },
    draw: ({ state }, { role }) => {
      const { asked, Hosted } = hostedFor(role as Role, {});
      render(
        <Hosted>
          <RevokeToken token={{ ...token, state }} />
        </Hosted>,
      );
      return () => asked.length;
    },
    controls: { 'token.revoke': /^Revoke Nightly run/u },
    allowed: { active: { 'token.revoke': 'CT' }, revoked: {}, ended: {} },
  });
});

const listed = (tokens: readonly ShownApiToken[], says: 'nothing' | 'person' | 'organization') =>
  render(<ApiTokens title="Tokens" tokens={tokens} says={says} empty="Make one." renderRevoke={() => null} />);

describe('the list of tokens', () => {
  it('says of each what it may, whose it is and when it was used', () => {
    listed(
      [
        token,
        { ...token, id: 'k2', name: 'Release', kind: 'service', lastUsedAt: token.createdAt, state: 'revoked', endedAt: token.createdAt },
      ],
      'person',
    );
    const [first, second] = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(first).toMatch(/^Nightly runMaya OkaforRead, Decide issuesNever used, ends on .*Active$/u);
    expect(second).toMatch(/^ReleaseService token as customer, made by Maya OkaforRead, Decide issuesUsed .*, ended on .*Revoked$/u);
  });

  it('names the organization to operators alone, and says what appears where there is none', () => {
    listed([token], 'organization');
    expect(screen.getByText('Northwind: Maya Okafor')).toBeTruthy();
    cleanup();
    listed([], 'nothing');
    expect(screen.getByText('No token yet')).toBeTruthy();
  });
});

describe('the page of an organization', () => {
  const page = (role: Role) => {
    const { Hosted } = hostedFor(role, { OrganizationApiTokens: () => ({ apiTokens: [{ __typename: 'ApiToken', ...token }] }) });
    render(
      <Hosted>
        <OrganizationTokensHost />
      </Hosted>,
    );
  };

  it('offers a service token of the own role, or of less', async () => {
    page('customer');
    fireEvent.click(await screen.findByRole('button', { name: 'New service token' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByRole('checkbox').map((box) => [box.getAttribute('name'), (box as HTMLInputElement).checked])).toEqual([
      ['read', true],
      ['launch', false],
      ['tests', false],
      ['results', false],
      ['issues', false],
      ['exports', false],
      ['calendar', false],
      ['chat', false],
    ]);
  });

  it('is not for moderators', () => {
    page('community_test_manager');
    expect(screen.getByText('Customers and test managers see the tokens here')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
