import type { AttachmentRequirementRow } from '#machines/lifecycles/attachment-requirement/attachment-requirement.types.ts';
import { graphql } from '../gql.ts';
import type { AttachmentRequirementRowFragment } from '../graphql.ts';

export const AttachmentRequirementAsked = graphql(`
  fragment AttachmentRequirementRow on FlexibleTestingTest {
    id
    requiredAttachmentForPass
    testWindow {
      status
    }
  }
`);

/** What the chart asks of a FlexibleTestingTest, from what the API shows of it. */
export const attachmentRequirementRowOf = (from: AttachmentRequirementRowFragment): AttachmentRequirementRow => ({
  requiredAttachmentForPass: from.requiredAttachmentForPass,
  windowStatus: from.testWindow.status,
});

/** The fields of a FlexibleTestingTest that show columns of its chart. */
export const attachmentRequirementFields = { requiredAttachmentForPass: 'requiredAttachmentForPass' } as const;
