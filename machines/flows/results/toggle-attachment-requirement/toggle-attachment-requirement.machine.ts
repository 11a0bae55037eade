import { valueAct } from '#machines/lib/value-act.ts';

/** The words around the attachment requirement, as the specification has them. */
export const attachmentRequirementTexts = {
  label: 'Require an attachment for passed test cases',
  changed: 'Attachment requirement for passed test cases has been successfully updated.',
  failed: 'There was an issue with changing attachment requirement for passed test cases.',
} as const;

/** Requires an attachment for passed cases, or no longer does. */
export const toggleAttachmentRequirementMachine = valueAct({
  id: 'toggleAttachmentRequirement',
  field: 'required',
  wire: (typed) => typed === 'true',
  failed: attachmentRequirementTexts.failed,
});
