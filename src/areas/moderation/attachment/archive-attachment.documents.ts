import { graphql } from '#schema/generated/client/gql.ts';

export const FiledResult = graphql(`
  fragment Attachment_FiledResult on CaseResult {
    id
    attachments {
      id
      archived
      name
      url
      kind
      mediaKind
      size
    }
  }
`);

export const ArchiveResultFile = graphql(`
  mutation ArchiveAttachment_OfResult($input: CaseResultAttachmentInput!) {
    archiveCaseResultAttachment(input: $input) {
      successful
      result {
        ...Attachment_FiledResult
      }
      errors {
        code
        message
        path
      }
    }
  }
`);

export const RestoreResultFile = graphql(`
  mutation RestoreAttachment_OfResult($input: CaseResultAttachmentInput!) {
    unarchiveCaseResultAttachment(input: $input) {
      successful
      result {
        ...Attachment_FiledResult
      }
      errors {
        code
        message
        path
      }
    }
  }
`);

export const ArchiveFieldFile = graphql(`
  mutation ArchiveAttachment_OfField($input: CaseFieldAttachmentResponseInput!) {
    archiveCaseFieldAttachmentResponse(input: $input) {
      successful
      result {
        ...Attachment_FiledResult
      }
      errors {
        code
        message
        path
      }
    }
  }
`);

export const RestoreFieldFile = graphql(`
  mutation RestoreAttachment_OfField($input: CaseFieldAttachmentResponseInput!) {
    unarchiveCaseFieldAttachmentResponse(input: $input) {
      successful
      result {
        ...Attachment_FiledResult
      }
      errors {
        code
        message
        path
      }
    }
  }
`);
