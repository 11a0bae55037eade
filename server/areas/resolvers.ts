import type { ResolverMap } from '../api/schema.ts';
import { chatResolvers } from './chat/chat.resolvers.ts';
import { cloningResolvers } from './launch/request/cloning.resolvers.ts';
import { connectorsResolvers } from './launch/connect/connectors.resolvers.ts';
import { integrationsResolvers } from './integrations/integrations.resolvers.ts';
import { issuesResolvers } from './issues/issues.resolvers.ts';
import { estimateResolvers } from './launch/estimate/estimate.resolvers.ts';
import { launchResolvers } from './launch/launch.resolvers.ts';
import { moderationResolvers } from './moderation/moderation.resolvers.ts';
import { overviewResolvers } from './overview/overview.resolvers.ts';
import { operatorResolvers } from './operator/operator.resolvers.ts';
import { resultsResolvers } from './results/results.resolvers.ts';
import { savedViewResolvers } from './session/saved-views.ts';
import { subscriptionResolvers } from './session/subscriptions.ts';
import { servicesResolvers } from './services/services.resolvers.ts';
import { schedulesResolvers } from './schedules/schedules.resolvers.ts';
import { notificationsResolvers } from './organization/notify/notifications.resolvers.ts';
import { teamResolvers } from './organization/team.resolvers.ts';
import { supervisedResolvers } from './supervised/supervised.resolvers.ts';
import { sessionResolvers } from './session/session.resolvers.ts';

export const areaResolvers: readonly ResolverMap[] = [
  sessionResolvers,
  savedViewResolvers,
  teamResolvers,
  notificationsResolvers,
  resultsResolvers,
  moderationResolvers,
  issuesResolvers,
  overviewResolvers,
  launchResolvers,
  cloningResolvers,
  connectorsResolvers,
  integrationsResolvers,
  estimateResolvers,
  supervisedResolvers,
  schedulesResolvers,
  subscriptionResolvers,
  ...operatorResolvers,
  servicesResolvers,
  chatResolvers,
];
