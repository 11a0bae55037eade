import type { TestWindowStatus } from '#schema/vocabulary/test.ts';
import type { LifecycleEvent } from '../../lib/lifecycle.ts';

export type AttachmentRequirementContext = { readonly windowStatus: TestWindowStatus };

/** `required: null` toggles. */
export type AttachmentRequirementEvent = LifecycleEvent<'requirement.toggle', { required: boolean | null }>;

export type AttachmentRequirementRow = AttachmentRequirementContext & { readonly requiredAttachmentForPass: boolean };
