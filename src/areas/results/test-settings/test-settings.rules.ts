import { refusalOf, verdicts } from '#machines/lib/lifecycle.ts';
import type { Actor } from '#machines/lib/lifecycle.ts';
import { attachmentRequirementLifecycle } from '#machines/lifecycles/attachment-requirement/attachment-requirement.machine.ts';
import { automaticManagementLifecycle } from '#machines/lifecycles/automatic-management/automatic-management.machine.ts';
import type { AttachmentRequirementRowFragment, AutomaticManagementRowFragment } from '#schema/generated/client/graphql.ts';
import { attachmentRequirementRowOf } from '#schema/generated/client/rows/attachment-requirement.documents.ts';
import { automaticManagementRowOf } from '#schema/generated/client/rows/automatic-management.documents.ts';

export const attachmentRefusal = (test: AttachmentRequirementRowFragment, viewer: Actor): string | null =>
  verdicts(attachmentRequirementLifecycle, attachmentRequirementRowOf(test), viewer)['requirement.toggle'];

export const managementRefusal = (test: AutomaticManagementRowFragment, actor: Actor, reason: string): string | null =>
  refusalOf(automaticManagementLifecycle, automaticManagementRowOf(test), { type: 'management.disable', actor, reason })?.message ?? null;
