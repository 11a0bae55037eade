import type { Locator } from 'playwright-core';
import { autoExportLifecycle } from '#machines/lifecycles/auto-export/auto-export.machine.ts';
import { invitationLifecycle } from '#machines/lifecycles/invitation/invitation.machine.ts';
import { membershipLifecycle } from '#machines/lifecycles/membership/membership.machine.ts';
import { organizationLifecycle } from '#machines/lifecycles/organization/organization.machine.ts';
import type { OrganizationRow } from '#machines/lifecycles/organization/organization.types.ts';
import { serviceRequestLifecycle } from '#machines/lifecycles/service-request/service-request.machine.ts';
import type { ServiceRequestRow } from '#machines/lifecycles/service-request/service-request.types.ts';
import { shown } from '#machines/lifecycles/shown.ts';
import { chatChannelLifecycle } from '#machines/lifecycles/chat-channel/chat-channel.machine.ts';
import type { ChatChannelRow } from '#machines/lifecycles/chat-channel/chat-channel.types.ts';
import { chatMessageLifecycle } from '#machines/lifecycles/chat-message/chat-message.machine.ts';
import type { ChatMessageRow } from '#machines/lifecycles/chat-message/chat-message.types.ts';
import { crowdTokenLifecycle } from '#machines/lifecycles/crowd-token/crowd-token.machine.ts';
import type { CrowdTokenRow } from '#machines/lifecycles/crowd-token/crowd-token.types.ts';
import { integrationLifecycle } from '#machines/lifecycles/integration/integration.machine.ts';
import type { IntegrationRow } from '#machines/lifecycles/integration/integration.types.ts';
import { externalOf, log, talkedTest } from './drivers-chat.ts';
import { controlsOf, fieldsOf, listOf, named, rowOf, textOf } from './offers-in-pages.ts';
import type { Asked, Look, Node } from './offers-in-pages.ts';

/** Conversations, and what is written there. */
export async function chatsOf(asked: Asked): Promise<readonly Look[]> {
  const { page, ask } = asked;
  const { channels } = await ask<{ readonly channels: readonly Node[] }>(
    `{ channels: chatChannelsOfTest(testId: "${talkedTest}") { id status chatType } }`,
  );
  const looks = channels.map(async (channel): Promise<readonly Look[]> => {
    const { messages } = await ask<{ readonly messages: { readonly nodes: readonly Node[] } }>(
      `{ messages: chatMessages(channelId: "${textOf(channel, 'id')}") { nodes { id state text authorId authorRole threadId editedAt files { id } } } }`,
    );
    const href = `/results/${talkedTest}?channel_id=${externalOf(textOf(channel, 'id'))}`;
    const row = { status: channel['status'], chatType: channel['chatType'], resolvedAt: null } as unknown as ChatChannelRow;
    return [
      {
        href,
        sign: log(page),
        /** What is resolved may be resolved again, for a press that comes twice. */
        controls: controlsOf(asked, chatChannelLifecycle, row, {
          ...(channel['status'] === 'unresolved' && { 'channel.resolve': named(page, /^Mark as resolved/u) }),
        }),
      },
      ...messages.nodes.map((message): Look => {
        const line = log(page).locator(`article[data-message="${textOf(message, 'id')}"]`);
        const said = {
          ...message,
          deletedAt: null,
          chatType: channel['chatType'],
          authorUserId: message['authorRole'] === 'tester' ? null : message['authorId'],
          isReply: message['threadId'] !== null,
          hasFiles: listOf(message, 'files').length > 0,
        } as unknown as ChatMessageRow;
        return {
          href,
          sign: line,
          controls: controlsOf(asked, chatMessageLifecycle, said, {
            'message.react': named(line, /^React/u),
            'message.reply': named(line, /^Reply/u),
            'message.quote': named(line, /^Quote/u),
          }),
        };
      }),
    ];
  });
  return (await Promise.all(looks)).flat();
}

export async function integrationsOf(asked: Asked): Promise<readonly Look[]> {
  const { page, ask } = asked;
  const { integrations } = await ask<{ readonly integrations: { readonly edges: readonly { readonly node: Node }[] } }>(
    '{ integrations: availableIntegrations { edges { node { code name state } } } }',
  );
  return integrations.edges.map(({ node: integration }) => ({
    href: `/organization-settings/integrations/${textOf(integration, 'code')}`,
    sign: page.getByRole('heading', { level: 1, name: textOf(integration, 'name') }),
    controls: controlsOf(asked, integrationLifecycle, { state: integration['state'] } as IntegrationRow, {
      'integration.connect': named(page, /^Test and save/u),
      ...(integration['state'] !== 'unconfigured' && { 'integration.reset': named(page, /^Reset/u) }),
    }),
  }));
}

export async function teamOf(asked: Asked): Promise<readonly Look[]> {
  const { page, ask } = asked;
  const { members } = await ask<{ readonly members: readonly Node[] }>(
    `{ members: getOrganizationUsers { email fullName ${fieldsOf(shown.membership)} invitation { ${fieldsOf(shown.invitation)} } } }`,
  );
  return members.map((member) => {
    const name = textOf(member, member['fullName'] === '' ? 'email' : 'fullName');
    const menu = named(page, `What to do with ${name}`);
    const item = (label: RegExp): Locator => page.getByRole('menuitem', { name: label });
    return {
      href: `/organization-settings/users?tab=team&find=${encodeURIComponent(textOf(member, 'email'))}`,
      sign: menu,
      menu,
      controls:
        member['invitation'] === null
          ? controlsOf(asked, membershipLifecycle, rowOf(shown.membership, member), { 'member.remove': item(/^Deactivate/u) })
          : controlsOf(asked, invitationLifecycle, rowOf(shown.invitation, member['invitation'] as Node), {
              'invitation.resend': item(/^Send again/u),
              'invitation.revoke': item(/^Revoke/u),
            }),
    };
  });
}

/** What an operator keeps: organizations, crowd systems, requests for services. */
export async function operatedOf(asked: Asked): Promise<readonly Look[]> {
  const { page, ask } = asked;
  const { me, organizations, tokens, requests } = await ask<{
    readonly me: { readonly organization: Node };
    readonly organizations: readonly Node[];
    readonly tokens: readonly Node[];
    readonly requests: readonly Node[];
  }>(`{
    me: getCurrentOrganizationUser { organization { id } } organizations: operatorOrganizations { id name state openTestsCount }
    tokens: operatorCrowdTokens { name state isConfigured } requests: operatorServiceRequests { state answer changedAt content } }`);
  const item = (label: RegExp): Locator => named(page.getByRole('dialog'), label);
  return [
    ...organizations.map((each) => {
      const facts = {
        deletedAt: null,
        isOwn: each['id'] === me.organization['id'],
        hasOpenTests: each['openTestsCount'] !== 0,
        hasAllOperators: each['id'] === me.organization['id'],
      };
      return {
        href: `/operator/organizations/${textOf(each, 'id')}`,
        sign: page.getByRole('heading', { level: 1, name: textOf(each, 'name') }),
        controls: controlsOf(asked, organizationLifecycle, { state: each['state'], ...facts } as OrganizationRow, {
          'organization.archive': named(page, /^Deactivate$/u),
          'organization.restore': named(page, 'Restore'),
        }),
      };
    }),
    ...tokens.map((token) => ({
      href: '/operator/crowd',
      sign: page.getByRole('row').filter({ hasText: textOf(token, 'name') }),
      controls: controlsOf(
        asked,
        crowdTokenLifecycle,
        { state: token['state'], isMadeHere: token['isConfigured'] === false } as CrowdTokenRow,
        { 'token.revoke': named(page, `Revoke the token of ${textOf(token, 'name')}`) },
      ),
    })),
    ...requests.map((request) => {
      const menu = named(page.getByRole('row').filter({ hasText: textOf(request, 'content') }), /^Open/u);
      return {
        href: '/operator/services',
        sign: menu,
        menu,
        controls: controlsOf(asked, serviceRequestLifecycle, request as ServiceRequestRow, {
          'service.start': item(/^Start/u),
          'service.complete': item(/^Complete/u),
          'service.cancel': item(/^Decline/u),
        }),
      };
    }),
  ];
}

export async function exportOf(asked: Asked): Promise<readonly Look[]> {
  const { page, ask } = asked;
  const { settings } = await ask<{ readonly settings: Node }>(`{ settings: autoExportSettings { ${fieldsOf(shown.autoExport)} } }`);
  return [
    {
      href: '/auto-export-settings',
      sign: named(page, /^Turn (?:on|off)/u),
      controls: controlsOf(asked, autoExportLifecycle, rowOf(shown.autoExport, settings), {
        'export.toggle': named(page, /^Turn (?:on|off)/u),
      }),
    },
  ];
}
