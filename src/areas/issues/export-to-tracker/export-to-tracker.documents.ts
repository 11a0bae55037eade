import { graphql } from '#schema/generated/client/gql.ts';

export const Destinations = graphql(`
  query ExportToTracker_Destinations {
    availableIntegrations {
      edges {
        node {
          id
          code
          name
          clientAuthenticationValid
          features
          runsExportAttributes {
            name
            value
          }
        }
      }
    }
    issueExportChoices {
      destination
      projectKey
      issuetypeName
      repository
      projectId
      projectName
      workItemType
      areaPath
      labels
      assignees
    }
  }
`);

export const PlaceAreas = graphql(`
  query ExportToTracker_Areas($integrationId: ID!, $projectId: ID!) {
    azureDevopsProjectFields(projectId: $projectId, integrationId: $integrationId) {
      areaPaths
      tags
    }
  }
`);

export const Previews = graphql(`
  query ExportToTracker_Previews($issueIds: [ID!]!, $jira: JiraExportParams, $github: GithubExportParams, $azureDevops: AzureDevopsExportParams) {
    issueExportPreviews(issueIds: $issueIds, jira: $jira, github: $github, azureDevops: $azureDevops) {
      issueId
      code
      title
      place
      text
      url
      fields {
        label
        value
      }
      drift {
        kind
        name
        value
        message
        isRefused
      }
      files {
        name
        sizeBytes
        reason
      }
      request
      existing {
        id
        state
        key
        url
      }
    }
  }
`);

export const StartJira = graphql(`
  mutation ExportToTracker_Jira($input: ExportIssuesToJiraInput!) {
    exportIssuesToJira(input: $input) {
      ...IssueExport_Answer
    }
  }
`);

export const StartGithub = graphql(`
  mutation ExportToTracker_Github($input: ExportIssuesToGithubInput!) {
    exportIssuesToGithub(input: $input) {
      ...IssueExport_Answer
    }
  }
`);

export const StartAzureDevops = graphql(`
  mutation ExportToTracker_AzureDevops($input: ExportIssuesToAzureDevopsInput!) {
    exportIssuesToAzureDevops(input: $input) {
      ...IssueExport_Answer
    }
  }
`);
