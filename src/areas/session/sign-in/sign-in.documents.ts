import { graphql } from '#schema/generated/client/gql.ts';

export const CurrentUser = graphql(`
  query SignIn_CurrentUser {
    getCurrentOrganizationUser {
      id
      publicId
      role
      email
      firstName
      lastName
      fullName
      isTestManager
      isOperator
      createdAt
      organization {
        id
        publicId
        name
        chosenName
        shortCode
        isNameChosen
        flexibleTestingAccess
        isServiceTypeSelectionEnabled
        googleSheetsAutoImportEnabled
        knownIssuesUploadEnabled
        advancedTestsAccess
        creditModelAccess
        newLaunchUxEnabled
        autoLaunchingEnabled
        videoRequirementEnabled
      }
      trial {
        id
        finishesAt
        finishedAt
      }
    }
  }
`);
