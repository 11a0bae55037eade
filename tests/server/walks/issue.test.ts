import { callsOfIssue } from '#tests/support/calls-of-issue.ts';
import { walkIssue } from './walk-issue.ts';

walkIssue(callsOfIssue);
