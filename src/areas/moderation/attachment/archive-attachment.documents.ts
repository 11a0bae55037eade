import { graphql } from '#schema/generated/client/gql.ts';

export const FiledResult = graphql(`
  fragment Attachment_FiledResult on CaseResult {
    id
    attachments {
      id
      archived
      version
      name
      url
      kind
      mediaKind
      size
    }
  }
`);

export const Filed = graphql(`
  fragment Attachment_Filed on CaseResultChange {
    successful
    version
    result {
      ...Attachment_FiledResult
      ...Moderation_ResultLog
    }
    participant {
      id
      ...Moderation_Log
    }
    errors {
      ...Refusal
    }
  }
`);

export const ArchiveResultFile = graphql(`
  mutation ArchiveAttachment_OfResult($input: CaseResultAttachmentInput!) @repeatable {
    archiveCaseResultAttachment(input: $input) {
      ...Attachment_Filed
    }
  }
`);

export const RestoreResultFile = graphql(`
  mutation RestoreAttachment_OfResult($input: CaseResultAttachmentInput!) @repeatable {
    unarchiveCaseResultAttachment(input: $input) {
      ...Attachment_Filed
    }
  }
`);

export const ArchiveFieldFile = graphql(`
  mutation ArchiveAttachment_OfField($input: CaseFieldAttachmentResponseInput!) @repeatable {
    archiveCaseFieldAttachmentResponse(input: $input) {
      ...Attachment_Filed
    }
  }
`);

export const RestoreFieldFile = graphql(`
  mutation RestoreAttachment_OfField($input: CaseFieldAttachmentResponseInput!) @repeatable {
    unarchiveCaseFieldAttachmentResponse(input: $input) {
      ...Attachment_Filed
    }
  }
`);
