// @vitest-environment happy-dom
import { addZephyrConnectionMachine } from '#machines/flows/integrations/add-zephyr-connection.ts';
import { configureIntegrationMachine } from '#machines/flows/integrations/configure-integration.ts';
import { createOrganizationMachine } from '#machines/flows/operator/acts.ts';
import { chooseNotificationsMachine } from '#machines/flows/organization/choose-notifications.ts';
import { editProfileMachine } from '#machines/flows/organization/edit-profile.ts';
import { inviteMembersMachine } from '#machines/flows/organization/invite-members.ts';
import { nameOrganizationMachine } from '#machines/flows/shared/name-organization.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { Kind } from 'graphql';
import type { ReactNode } from 'react';
import { Client } from 'urql';
import { filter, map, pipe } from 'wonka';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { addZephyrConnectionPorts } from './areas/integrations/list-integrations/integrations.host.tsx';
import { AddZephyrConnectionView } from './areas/integrations/zephyr-connections/add-zephyr-connection.view.tsx';
import { configureIntegrationPorts } from './areas/integrations/configure-integration/integration-page.host.tsx';
import { AzureDevopsFormView } from './areas/integrations/configure-integration/azure-devops-form.view.tsx';
import { TestRailFormView, JiraFormView } from './areas/integrations/configure-integration/settings-forms.tsx';
import { NewOrganization } from './areas/operator/organizations/organizations.view.tsx';
import { CreateOrganization } from './areas/operator/organizations/organizations.documents.ts';
import { chooseNotificationsPorts } from './areas/organization/choose-notifications/choose-notifications.host.tsx';
import { ChooseNotificationsView } from './areas/organization/choose-notifications/choose-notifications.view.tsx';
import { editProfilePorts } from './areas/organization/edit-profile/edit-profile.host.tsx';
import { EditProfileView } from './areas/organization/edit-profile/edit-profile.host.tsx';
import { inviteMembersPorts } from './areas/organization/team/team.host.tsx';
import { InviteMembersView } from './areas/organization/invite-members/invite-members.view.tsx';
import { renameOrganizationPorts } from './areas/organization/rename-organization/rename-organization.host.tsx';
import { RenameOrganizationView } from './areas/organization/rename-organization/rename-organization.host.tsx';
import { nameOrganizationPorts } from './areas/session/name-organization/name-organization.host.tsx';
import { errorsExchange } from './cache/errors.ts';
import { sends } from './cache/writes.ts';
import { CompanyName } from './company-name.tsx';

afterEach(cleanup);

/** A server that refuses every write in words that are a JSON object. */
const refusing = (message: string): Client =>
  new Client({
    url: 'http://portal.test',
    preferGetMethod: false,
    exchanges: [
      errorsExchange(() => undefined),
      () => (operations) =>
        pipe(
          operations,
          filter(({ kind }) => kind !== 'teardown'),
          map((operation) => {
            const [definition] = operation.query.definitions;
            const [field] = definition?.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections : [];
            const name = field?.kind === Kind.FIELD ? field.name.value : '';
            const errors = [{ __typename: 'UserError', code: 'invalid', path: null, message }];
            return { operation, data: { [name]: { successful: false, result: null, secret: null, errors } }, stale: false, hasNext: false };
          }),
        ),
    ],
  });

const list = { items: [], isLoading: false, failure: null, retry: () => undefined };
const lists = {
  blockedReason: null,
  projects: list,
  chosenProject: '',
  onSearch: () => undefined,
  issueTypes: list,
  fields: list,
  definitions: [],
};
const notifications = {
  choices: [],
  mailEnabled: true,
  digest: 'soon',
  quietFrom: null,
  quietUntil: null,
  timeZone: 'Europe/Berlin',
  webhookUrl: null,
};
const settings = (client: Client, code: 'jira' | 'azure_devops' | 'testrail', typed: Readonly<Record<string, unknown>>) => {
  const input = { code, known: null, typed, unread: [] };
  const actorRef = createActor(configureIntegrationMachine.provide({ actors: configureIntegrationPorts(client) }), { input }).start();
  return { actorRef, save: () => actorRef.send({ type: 'settings.save' }) };
};

type Shown = { readonly view: ReactNode; readonly save: () => void };

/** Each form with what it is saved with, the name its field has for the server, and the label people know it by. */
const forms: Readonly<Record<string, readonly [key: string, label: RegExp, show: (client: Client) => Shown]>> = {
  profile: [
    'lastName',
    /^Last name/u,
    (client) => {
      const input = { userId: 'u1', firstName: 'Ada', lastName: 'Lovelace' };
      const actorRef = createActor(editProfileMachine.provide({ actors: editProfilePorts(client) }), { input }).start();
      return { view: <EditProfileView actorRef={actorRef} />, save: () => actorRef.send({ type: 'profile.save' }) };
    },
  ],
  'organization name': [
    'chosenName',
    /^Organization name/u,
    (client) => {
      const machine = nameOrganizationMachine.provide({ actors: renameOrganizationPorts(client) });
      const actorRef = createActor(machine, { input: { chosenName: 'Northwind', maySkip: false, stays: true } }).start();
      return { view: <RenameOrganizationView actorRef={actorRef} />, save: () => actorRef.send({ type: 'name.save' }) };
    },
  ],
  'company name': [
    'chosenName',
    /^Company name/u,
    (client) => {
      const machine = nameOrganizationMachine.provide({ actors: nameOrganizationPorts(client) });
      const actorRef = createActor(machine, { input: { chosenName: 'Northwind', maySkip: false } }).start();
      return { view: <CompanyName actorRef={actorRef} title="Company" />, save: () => actorRef.send({ type: 'name.save' }) };
    },
  ],
  invitation: [
    'emails',
    /^Email addresses/u,
    (client) => {
      const machine = inviteMembersMachine.provide({ actors: inviteMembersPorts(client) });
      const actorRef = createActor(machine, { input: { key: 'k', text: 'ann@shop.test' } }).start();
      return {
        view: <InviteMembersView actorRef={actorRef} mayChooseRole organizationName="Acme" />,
        save: () => actorRef.send({ type: 'invitation.send' }),
      };
    },
  ],
  notifications: [
    'webhookUrl',
    /^Webhook/u,
    (client) => {
      const machine = chooseNotificationsMachine.provide({ actors: chooseNotificationsPorts(client) });
      const actorRef = createActor(machine, { input: notifications }).start();
      return {
        view: <ChooseNotificationsView actorRef={actorRef} zones={['Europe/Berlin']} />,
        save: () => actorRef.send({ type: 'settings.save' }),
      };
    },
  ],
  'Zephyr connection': [
    'site',
    /^Site/u,
    (client) => {
      const machine = addZephyrConnectionMachine.provide({ actors: addZephyrConnectionPorts(client) });
      const actorRef = createActor(machine, { input: { code: 'zephyr_squad' } }).start();
      actorRef.send({ type: 'window.open' });
      for (const [field, value] of Object.entries({ name: 'Shop', site: 'https://jira.shop.test', apiToken: 'secret' }))
        actorRef.send({ type: 'field.change', field: field as 'name', value });
      return {
        view: <AddZephyrConnectionView actorRef={actorRef} code="zephyr_squad" />,
        save: () => actorRef.send({ type: 'connection.add' }),
      };
    },
  ],
  Jira: [
    'client_authentication.username',
    /^Username/u,
    (client) => {
      const { actorRef, save } = settings(client, 'jira', {
        site: 'https://shop.atlassian.net',
        username: 'ann@shop.test',
        accessToken: 'x',
      });
      return { view: <JiraFormView actorRef={actorRef} isActive={false} lists={lists} />, save };
    },
  ],
  TestRail: [
    'username',
    /^(?:Username|Email)/u,
    (client) => {
      const { actorRef, save } = settings(client, 'testrail', { site: 'https://shop.testrail.io', username: 'ann@shop.test', apiKey: 'x' });
      return { view: <TestRailFormView actorRef={actorRef} />, save };
    },
  ],
  'Azure DevOps': [
    'context_path',
    /^Context path/u,
    (client) => {
      const typed = { isHosted: false, site: 'https://azure.shop.test', contextPath: 'tfs', username: 'ann', accessToken: 'x' };
      const { actorRef, save } = settings(client, 'azure_devops', typed);
      return { view: <AzureDevopsFormView actorRef={actorRef} signIn={null} isHosted={false} onHost={() => undefined} />, save };
    },
  ],
  'new organization, and every form that is made as it is': [
    'shortCode',
    /^(?:Code|Short code)/u,
    (client) => {
      const actorRef = createActor(createOrganizationMachine.provide({ actors: { send: sends(client, CreateOrganization) } })).start();
      actorRef.send({ type: 'form.open' });
      return {
        view: <NewOrganization actorRef={actorRef} />,
        save: () => actorRef.send({ type: 'form.submit', values: {} }),
      };
    },
  ],
};

describe('a refusal that is a JSON object of fields and messages', () => {
  it.each(Object.entries(forms))(
    'SH-307, SH-308: stands at its fields, and what has none above the form: %s',
    async (_, [key, label, show]) => {
      const { view, save } = show(
        refusing(JSON.stringify({ [key]: ['is odd', 'is too long'], unheardOf: ['Elsewhere'], 'thing.base': ['General'] })),
      );
      render(view);
      save();
      const field = screen.getByLabelText(label);
      await vi.waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
      const said = (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
      expect(said.join(' ')).toContain('is odd');
      expect(said.join(' ')).toContain('is too long');
      const general = screen.getByText(/General/u);
      expect(general.textContent).toContain('Elsewhere');
      expect(general.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
      expect(document.body.textContent).not.toContain('{"');
    },
  );

  it.each(Object.entries(forms))('SH-309: other words stand above the form: %s', async (_, [, label, show]) => {
    const { view, save } = show(refusing('The server is full.'));
    render(view);
    save();
    const general = await screen.findByText('The server is full.');
    expect(general.compareDocumentPosition(screen.getByLabelText(label)) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  });
});
