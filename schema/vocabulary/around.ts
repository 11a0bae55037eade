export const assignmentStatuses = ['assigned', 'accepted', 'rejected', 'removed'] as const;
export type AssignmentStatus = (typeof assignmentStatuses)[number];

export const blockerStatuses = ['open', 'resolved'] as const;
export type BlockerStatus = (typeof blockerStatuses)[number];
export const blockerLabels: Readonly<Record<BlockerStatus, string>> = { open: 'Open', resolved: 'Resolved' };

export const switchStates = ['enabled', 'disabled'] as const;
export type SwitchState = (typeof switchStates)[number];

export const integrationCodes = ['jira', 'testrail', 'azure_devops', 'github', 'zephyr_squad', 'zephyr_scale'] as const;
export type IntegrationCode = (typeof integrationCodes)[number];
export const integrationStates = ['unconfigured', 'active', 'inactive'] as const;
export type IntegrationState = (typeof integrationStates)[number];

export const chatTypes = ['public', 'private', 'community'] as const;
/** The one chat type of customers; others are hidden from them. */
export const chatTypeOfCustomers = 'public' satisfies (typeof chatTypes)[number];
export type ChatType = (typeof chatTypes)[number];
export const chatChannelStatuses = ['unresolved', 'resolved'] as const;
export type ChatChannelStatus = (typeof chatChannelStatuses)[number];
export const chatReactions = ['+1', 'heart', 'joy', 'white_check_mark', 'question', 'eyes'] as const;
export type ChatReaction = (typeof chatReactions)[number];

export const membershipStates = ['invited', 'active', 'removed', 'forgotten'] as const;
export type MembershipState = (typeof membershipStates)[number];

export const serviceRequestStates = ['requested', 'in_progress', 'completed', 'cancelled'] as const;
export type ServiceRequestState = (typeof serviceRequestStates)[number];
