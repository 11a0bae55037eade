import { graphql } from '#schema/generated/client/gql.ts';

export const ShownAutoExport = graphql(`
  fragment ShownAutoExport on AutoExportSettings {
    id
    version
    enabled
    waitingDestinations {
      name
      value
    }
    ...AutoExportRow
  }
`);

export const AutoExport = graphql(`
  query AutoExport_Settings {
    autoExportSettings {
      ...ShownAutoExport
    }
    autoExportDestinationOptions {
      name
      value
    }
  }
`);

export const MatchingIssues = graphql(`
  query AutoExport_Matching {
    autoExportMatchingIssuesCount
  }
`);

export const SaveAutoExport = graphql(`
  mutation AutoExport_Save($input: SaveAutoExportSettingsInput!) {
    saveAutoExportSettings(input: $input) {
      successful
      result {
        ...ShownAutoExport
      }
      errors {
        ...Refusal
      }
    }
  }
`);

export const ToggleAutoExport = graphql(`
  mutation AutoExport_Toggle($input: ToggleAutoExportInput!) {
    toggleAutoExport(input: $input) {
      successful
      result {
        ...ShownAutoExport
      }
      errors {
        ...Refusal
      }
    }
  }
`);
