// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { configureIntegrationMachine } from '#machines/flows/integrations/configure-integration.ts';
import { azureTexts } from '#schema/vocabulary/trackers.ts';
import { AzureDevopsFormView } from './azure-devops-form.view.tsx';

afterEach(cleanup);

const show = (typed: Readonly<Record<string, unknown>>, hasCloud = true) => {
  const input = { code: 'azure_devops', known: null, typed, unread: [] } as const;
  const actorRef = createActor(configureIntegrationMachine, { input }).start();
  const onHost = vi.fn<(isHosted: boolean) => void>();
  const isHosted = typed['isHosted'] !== false;
  const signIn = hasCloud ? <p>The sign-in</p> : null;
  render(<AzureDevopsFormView actorRef={actorRef} signIn={signIn} isHosted={isHosted} onHost={onHost} />);
  return { onHost, send: vi.spyOn(actorRef, 'send') };
};
const labels = (): readonly (string | null)[] => screen.getAllByRole('textbox').map((field) => field.getAttribute('name'));

describe('the form of Azure DevOps', () => {
  it('LA-415: in the cloud has the one site there is, the organization and the sign-in', () => {
    const { send } = show({});
    expect([labels(), screen.getByLabelText('Site').getAttribute('value')]).toEqual([['site', 'organization'], 'https://dev.azure.com']);
    expect(screen.getByLabelText('Site').hasAttribute('readonly')).toBe(true);
    expect(screen.getByText('The sign-in')).toBeDefined();
    fireEvent.change(screen.getByLabelText('Organization'), { target: { value: 'northwind' } });
    expect(send.mock.calls).toEqual([[{ type: 'values.change', fields: { organization: 'northwind' } }]]);
  });

  it('LA-197: on a server of one’s own has site, context path, person and token', () => {
    show({ isHosted: false, site: '' });
    expect(labels()).toEqual(['site', 'contextPath', 'username']);
    expect(screen.getByLabelText('Access token').getAttribute('type')).toBe('password');
    fireEvent.click(screen.getByRole('button', { name: /Test and save/ }));
    expect(screen.getAllByText("can't be blank")).toHaveLength(4);
  });

  it('LA-271: tells the switch, which resets the form', () => {
    const { onHost } = show({});
    fireEvent.click(screen.getByRole('switch', { name: 'Hosted on Azure' }));
    expect(onHost.mock.calls).toEqual([[false]]);
  });

  it('says that the operator has not set up the cloud; a server can be connected all the same', () => {
    show({}, false);
    expect([screen.getByText(azureTexts.cloudNotSetUp), screen.queryAllByRole('textbox')]).toEqual([expect.anything(), []]);
    expect(screen.getByRole('switch', { name: 'Hosted on Azure' })).toBeDefined();
  });
});
