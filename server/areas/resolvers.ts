import { readAgain } from '#server/api/mutation.ts';
import { sendsText } from '#server/api/text-answer.ts';
import type { ResolverMap } from '../api/schema.ts';
import { approvalResolvers } from './launch/approval/approval.resolvers.ts';
import { cloningResolvers } from './launch/request/cloning.resolvers.ts';
import { estimateResolvers } from './launch/estimate/estimate.resolvers.ts';
import { moderationLoadResolvers } from './moderation/load.resolvers.ts';
import { moderationResolvers } from './moderation/moderation.resolvers.ts';
import { guideResolvers } from './overview/guide.resolvers.ts';
import { overviewResolvers } from './overview/overview.resolvers.ts';
import { resultsResolvers } from './results/results.resolvers.ts';
import { savedSentenceResolvers } from './moderation/saved-sentences.resolvers.ts';
import { savedViewResolvers } from './saved-views/saved-views.resolvers.ts';
import { subscriptionResolvers } from './session/subscriptions.ts';
import { servicesResolvers } from './services/services.resolvers.ts';
import { schedulesResolvers } from './schedules/schedules.resolvers.ts';
import { notificationsResolvers } from './organization/notify/notifications.resolvers.ts';
import { webhookResolvers } from './integrations/webhooks/webhooks.resolvers.ts';
import { sharedReportResolvers } from './results/shared-report/shared-reports.resolvers.ts';
import { apiTokenResolvers } from './organization/api-tokens.resolvers.ts';
import { teamResolvers } from './organization/team.resolvers.ts';
import { archiveResolvers } from './organization/archives.resolvers.ts';
import { restoreResolvers } from './operator/restores.resolvers.ts';
import { supervisedResolvers } from './supervised/supervised.resolvers.ts';
import { sessionResolvers } from './session/session.resolvers.ts';
import { chatMutations } from './chat/chat.mutations.ts';
import { chatQueries } from './chat/chat.queries.ts';
import { chatSubscription } from './chat/chat.subscription.ts';
import { integrationAppToken } from '#server/vendors/integration-app.ts';
import type { IntegrationAppCustomer } from '#server/vendors/integration-app.ts';
import type { RequestContext } from '#server/api/context.ts';
import { azureGrantMutations } from './integrations/azure-grant.mutations.ts';
import { integrationMutations } from './integrations/integrations.mutations.ts';
import { integrationQueries } from './integrations/integrations.queries.ts';
import { zephyrMutations } from './integrations/zephyr.mutations.ts';
import { autoExportMutations, autoExportQueries } from './issues/auto-export/auto-export.resolvers.ts';
import { exportMutations } from './issues/export/export.mutations.ts';
import { exportQueries } from './issues/export/export.queries.ts';
import { issuesAtOnceMutations } from './issues/issues-at-once.mutations.ts';
import { issueMutations, noteMutations } from './issues/issues.mutations.ts';
import { tagMutations } from './issues/tags.mutations.ts';
import { issueQueries, reproductionQueries, similarQueries } from './issues/issues.queries.ts';
import { externalQueries } from './launch/connect/external.queries.ts';
import { flexibleTestingLaunchTest } from './launch/connect/external-launch.ts';
import { runResultMutations, runResultQueries } from './launch/connect/report/run-results.resolvers.ts';
import { spreadsheetMutations, spreadsheetQueries } from './launch/connect/spreadsheets.ts';
import { testRailMutations } from './launch/connect/testrail.mutations.ts';
import { zephyrQueries } from './launch/connect/zephyr.queries.ts';
import { advancedTestRequests } from './launch/request/advanced-tests.ts';
import { createCustomerRequest } from './launch/request/create-request.ts';
import { draftMutations, draftQueries, draftSubscriptions } from './launch/drafts/drafts.ts';
import { launchDraftFromTemplate } from './launch/drafts/templates.ts';
import { importMappingMutations, importMappingQueries } from './launch/import/import-mapping.ts';
import { launchFormMutations, launchFormQueries } from './launch/simple/launch-form.ts';
import { referenceQueries } from './launch/request/reference.ts';
import { countryResolvers } from './operator/countries.resolvers.ts';
import { vocabularyResolvers } from './operator/vocabulary.resolvers.ts';
import { crowdMutations } from './operator/crowd.mutations.ts';
import { guidanceResolvers } from './operator/guidance.resolvers.ts';
import { mailResolvers } from './operator/mail.resolvers.ts';
import { retentionResolvers } from './operator/retention.resolvers.ts';
import { auditResolvers } from './audit/audit.resolvers.ts';
import { operatorQueries } from './operator/operator.queries.ts';
import { organizationMutations } from './operator/organizations.mutations.ts';
import { peopleMutations } from './operator/people.mutations.ts';

/** Decrypts what was encrypted for the caller. */
const secret = ({ secret: sealed }: { readonly secret?: string | null }, _args: unknown, { services, person }: RequestContext) =>
  sealed === null || sealed === undefined ? null : services.house.unseal(sealed, person.id);

const operatorResolvers: readonly ResolverMap[] = [
  operatorQueries,
  mailResolvers,
  retentionResolvers,
  countryResolvers,
  vocabularyResolvers,
  guidanceResolvers,
  {
    Mutation: { ...organizationMutations, ...peopleMutations, ...crowdMutations },
    OperatorPersonResult: { secret },
    CrowdTokenResult: { secret },
    ApiTokenResult: { secret },
    SharedReportResult: { secret },
    WebhookResult: { secret },
  },
];

const launchResolvers: ResolverMap = {
  Query: {
    ...referenceQueries,
    ...draftQueries,
    ...importMappingQueries,
    ...launchFormQueries,
    advancedTestRequests: sendsText(advancedTestRequests),
  },
  Mutation: { ...draftMutations, launchDraftFromTemplate, ...importMappingMutations, ...launchFormMutations, createCustomerRequest },
  Subscription: draftSubscriptions,
};

/** Online spreadsheets and test-management tools that test cases come from. */
const connectorsResolvers: ResolverMap = {
  Query: { ...spreadsheetQueries, ...zephyrQueries, ...externalQueries, ...runResultQueries },
  Mutation: { ...spreadsheetMutations, ...testRailMutations, ...runResultMutations, flexibleTestingLaunchTest },
};

const issuesResolvers: ResolverMap = {
  IssueChange: readAgain,
  IssuesChange: readAgain,
  Query: { ...issueQueries, ...exportQueries, ...autoExportQueries, ...reproductionQueries, ...similarQueries },
  Mutation: { ...issueMutations, ...issuesAtOnceMutations, ...tagMutations, ...noteMutations, ...exportMutations, ...autoExportMutations },
};

type Asked = { readonly integrationAppToken: IntegrationAppCustomer };

const integrationsResolvers: ResolverMap = {
  Query: integrationQueries,
  Organization: {
    integrationAppToken: ({ integrationAppToken: customer }: Asked, _: unknown, { services, person }: RequestContext) =>
      services.vendors.integrationApp === null || person.onBehalfOfUserId !== null || person.token != null
        ? null
        : integrationAppToken(services.vendors.integrationApp, customer, services.clock.now()),
  },
  Mutation: { ...integrationMutations, ...azureGrantMutations, ...zephyrMutations },
};

const chatResolvers: ResolverMap = {
  ChatChannelResult: readAgain,
  Query: chatQueries,
  Mutation: chatMutations,
  Subscription: chatSubscription,
};

export const areaResolvers: readonly ResolverMap[] = [
  sessionResolvers,
  savedViewResolvers,
  savedSentenceResolvers,
  teamResolvers,
  apiTokenResolvers,
  sharedReportResolvers,
  webhookResolvers,
  archiveResolvers,
  restoreResolvers,
  notificationsResolvers,
  resultsResolvers,
  moderationResolvers,
  moderationLoadResolvers,
  issuesResolvers,
  overviewResolvers,
  guideResolvers,
  launchResolvers,
  approvalResolvers,
  cloningResolvers,
  connectorsResolvers,
  integrationsResolvers,
  estimateResolvers,
  supervisedResolvers,
  schedulesResolvers,
  subscriptionResolvers,
  ...operatorResolvers,
  auditResolvers,
  servicesResolvers,
  chatResolvers,
];
