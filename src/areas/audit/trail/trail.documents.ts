import { graphql } from '#schema/generated/client/gql.ts';

export const TrailPage = graphql(`
  fragment AuditTrail_Page on AuditTrail {
    nodes {
      id
      at
      who
      personId
      actingFor
      did
      thing
      thingId
      kind
      isRefused
      why
      organizationName
      source
      address
      device
      session
      isUndone
      undo {
        refusal
      }
      changes {
        field
        before
        after
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    lookedBackTo
    person
  }
`);

export const OrganizationTrail = graphql(`
  query AuditTrail_Organization($filter: AuditFilter, $first: Int!, $after: String) {
    trail: auditTrail(filter: $filter, first: $first, after: $after) {
      ...AuditTrail_Page
    }
  }
`);

export const InstallationTrail = graphql(`
  query AuditTrail_Installation($filter: AuditFilter, $first: Int!, $after: String) {
    trail: operatorAuditTrail(filter: $filter, first: $first, after: $after) {
      ...AuditTrail_Page
    }
  }
`);

export const ExportOrganizationTrail = graphql(`
  mutation AuditTrail_ExportOrganization($input: ExportAuditTrailInput!) {
    exported: exportAuditTrail(input: $input) {
      successful
      result
      errors {
        ...Refusal
      }
    }
  }
`);

export const ExportInstallationTrail = graphql(`
  mutation AuditTrail_ExportInstallation($input: ExportAuditTrailInput!) {
    exported: operatorExportAuditTrail(input: $input) {
      successful
      result
      errors {
        ...Refusal
      }
    }
  }
`);

export const UndoLine = graphql(`
  mutation AuditTrail_Undo($input: UndoAuditLineInput!) {
    undoAuditLine(input: $input) {
      successful
      errors {
        ...Refusal
      }
    }
  }
`);
