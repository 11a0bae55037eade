import { graphql } from '#schema/generated/client/gql.ts';

export const JudgeReport = graphql(`
  mutation JudgeReports_Judge($input: JudgeReportInput!) @repeatable {
    judgeReport(input: $input) {
      ...Moderation_Judged
    }
  }
`);

export const GradeReport = graphql(`
  mutation JudgeReports_Grade($input: GradeReportInput!) @repeatable {
    gradeReport(input: $input) {
      ...Moderation_Judged
    }
  }
`);

export const KnownIssueOptions = graphql(`
  query JudgeReports_Known($caseResultId: ID!, $find: String!) {
    knownIssueOptions(caseResultId: $caseResultId, find: $find) {
      name
      knownIn
    }
  }
`);
