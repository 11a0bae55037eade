import { graphql } from '#schema/generated/client/gql.ts';

export const TestSettings = graphql(`
  fragment TestSettings_Test on FlexibleTestingTest {
    ...AttachmentRequirementRow
    ...AutomaticManagementRow
    automaticTesterManagementDisabledReason
    payoutBaseAmount
    applyCountryPayoutMultiplier
    linkedTestCycleUrl
    linkedTestCycleCode
  }
`);

export const ToggleRequiredAttachment = graphql(`
  mutation TestSettings_ToggleRequiredAttachment($input: ToggleRequiredAttachmentForPassInput!) {
    toggleRequiredAttachmentForPass(input: $input) {
      successful
      result {
        ...AttachmentRequirementRow
      }
      errors {
        ...Refusal
      }
    }
  }
`);

export const DisableManagement = graphql(`
  mutation TestSettings_DisableManagement($input: DisableAutomaticTesterManagementInput!) {
    disableAutomaticTesterManagement(input: $input) {
      successful
      result {
        ...AutomaticManagementRow
        automaticTesterManagementDisabledReason
      }
      errors {
        ...Refusal
      }
    }
  }
`);

export const LinkTestCycle = graphql(`
  mutation TestSettings_LinkTestCycle($input: AdvancedTestingTestCycleToTestLinkInput!) {
    advancedTestingTestCycleToTestLink(input: $input) {
      successful
      result {
        id
        linkedTestCycleUrl
        linkedTestCycleCode
      }
      errors {
        ...Refusal
      }
    }
  }
`);

export const ChangeResultsNeeded = graphql(`
  mutation TestSettings_ChangeResultsNeeded($input: UpdateNumberOfResultsNeededInput!) {
    updateNumberOfResultsNeeded(input: $input) {
      successful
      result {
        id
        selectionRequirementsGroups {
          ...ResultsNeededRow
          status
          isFull
        }
      }
      errors {
        ...Refusal
      }
    }
  }
`);
