import { graphql } from '#schema/generated/client/gql.ts';

export const RememberedMapping = graphql(`
  query ImportRows_Mapping($kind: ImportKind!) {
    importMapping(kind: $kind) {
      kind
      columns {
        header
        target
      }
    }
  }
`);

export const KeepMapping = graphql(`
  mutation ImportRows_Keep($input: SaveImportMappingInput!) {
    saveImportMapping(input: $input) {
      successful
      result {
        kind
        columns {
          header
          target
        }
      }
      errors {
        ...Refusal
      }
    }
  }
`);
