// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ShownIntegrationFragment } from '#schema/generated/client/graphql.ts';
import { IntegrationsView } from './integrations.view.tsx';

afterEach(cleanup);

const integration = (code: string, name: string, state: 'unconfigured' | 'active' | 'inactive') =>
  ({
    id: code,
    code,
    name,
    description: `About ${name}`,
    state,
    clientAuthenticationValid: state === 'active',
    clientAuthentication: null,
    checkedAt: null,
    fieldMappings: [],
    driftCheckedAt: null,
    drift: [],
  }) as ShownIntegrationFragment;

it('SH-132 SH-133 LA-194 LA-195: has a card for each tool with settings, active or inactive, in their order', () => {
  render(
    <IntegrationsView
      integrations={[
        integration('jira', 'Jira', 'inactive'),
        integration('testrail', 'TestRail', 'active'),
        integration('github', 'GitHub', 'active'),
      ]}
      failure={null}
    />,
  );
  const cards = screen.getAllByRole('region');
  expect(cards.map((card) => [card.getAttribute('aria-label'), within(card).getByText(/^(?:Active|Inactive)$/).textContent])).toEqual([
    ['TestRail', 'Active'],
    ['Jira', 'Inactive'],
  ]);
  expect(screen.getByRole('link', { name: 'Settings of Jira' }).getAttribute('href')).toBe('/organization-settings/integrations/jira');
  expect(screen.getByText('Jira no longer accepts the credential. Renew it in the settings.')).toBeDefined();
});

it('offers to set up what is not connected', () => {
  render(<IntegrationsView integrations={[integration('testrail', 'TestRail', 'unconfigured')]} failure={null} />);
  expect(screen.getByRole('link', { name: 'Set up TestRail' })).toBeDefined();
  expect(screen.getByText('Inactive')).toBeDefined();
});

it('says that the tools did not come, and asks again', () => {
  const retry = vi.fn<() => void>();
  render(<IntegrationsView integrations={undefined} failure={{ requestId: null, retry }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
});
