import { graphql } from '#schema/generated/client/gql.ts';

export const VocabularyEntryShown = graphql(`
  fragment Operator_VocabularyEntry on VocabularyEntry {
    id
    kind
    name
    code
    parent
    deviceType
    state
    retiredAt
    version
    testersCount
    testsCount
  }
`);

export const OperatorVocabulary = graphql(`
  query OperatorVocabulary($kind: VocabularyKind!, $query: String!) {
    operatorVocabulary(kind: $kind, query: $query) {
      totalCount
      retiredCount
      entries {
        ...Operator_VocabularyEntry
      }
      parents {
        id
        name
      }
      deviceTypes {
        id
        name
      }
    }
  }
`);

export const PreviewVocabulary = graphql(`
  query OperatorVocabularyPreview($kind: VocabularyKind!, $rows: [VocabularyRowInput!]!) {
    operatorVocabularyPreview(kind: $kind, rows: $rows) {
      verdict
      name
      code
      parent
      message
    }
  }
`);

export const AddEntry = graphql(`
  mutation Operator_AddVocabularyEntry($input: OperatorVocabularyEntryAddInput!) {
    operatorVocabularyEntryAdd(input: $input) {
      successful
      result {
        ...Operator_VocabularyEntry
      }
      errors {
        ...Refusal
      }
    }
  }
`);

export const RenameEntry = graphql(`
  mutation Operator_RenameVocabularyEntry($input: OperatorVocabularyEntryRenameInput!) {
    operatorVocabularyEntryRename(input: $input) {
      successful
      result {
        ...Operator_VocabularyEntry
      }
      errors {
        ...Refusal
      }
    }
  }
`);

export const RetireEntry = graphql(`
  mutation Operator_RetireVocabularyEntry($input: OperatorVocabularyEntryInput!) {
    operatorVocabularyEntryRetire(input: $input) {
      successful
      result {
        ...Operator_VocabularyEntry
      }
      errors {
        ...Refusal
      }
    }
  }
`);

export const OfferEntry = graphql(`
  mutation Operator_OfferVocabularyEntry($input: OperatorVocabularyEntryInput!) {
    operatorVocabularyEntryOffer(input: $input) {
      successful
      result {
        ...Operator_VocabularyEntry
      }
      errors {
        ...Refusal
      }
    }
  }
`);

export const ImportVocabulary = graphql(`
  mutation Operator_ImportVocabulary($input: OperatorVocabularyImportInput!) {
    operatorVocabularyImport(input: $input) {
      successful
      result {
        id
        addedCount
        renamedCount
      }
      errors {
        ...Refusal
      }
    }
  }
`);
