import { call } from './call.ts';
import { brief } from './pull/brief.ts';
import { changes } from './pull/changes.ts';
import { chat } from './pull/chat.ts';
import { lists } from './pull/lists.ts';
import { issuesToReproduce } from './pull/issues-to-reproduce.ts';
import { deleteChatMessage, editChatMessage, reactToChatMessage, sendChatMessage, showTyping } from './push/chat.ts';
import { answerEditRequest } from './push/edits.ts';
import { finishTest } from './push/finish.ts';
import { participation } from './push/participation.ts';
import { startReproduction, submitReproduction } from './push/reproductions.ts';
import { startCase, submitCaseResult } from './push/results.ts';
import { saveTesters } from './push/testers.ts';
import { leaveFeedback, raiseBlocker, reportIssue } from './push/telling.ts';
import { showThere } from './push/there.ts';
import { rules } from './rules.ts';

const by = 'participantId';

/** Every root field of the gateway. */
export const crowdRoot = {
  ...lists,
  ...changes,
  ...brief,
  ...chat,
  ...issuesToReproduce,
  saveTesters,
  showThere,
  acceptInvitation: call({ operation: 'acceptInvitation', rule: rules.participant, by, work: participation.accept }),
  declineInvitation: call({ operation: 'declineInvitation', rule: rules.participant, by, work: participation.decline }),
  dropOut: call({ operation: 'dropOut', rule: rules.participant, by, work: participation.dropOut }),
  completeTesting: call({ operation: 'completeTesting', rule: rules.participant, by, work: participation.complete }),
  startCase: call({ operation: 'startCase', rule: rules.startCase, by, work: startCase }),
  submitCaseResult: call({ operation: 'submitCaseResult', rule: rules.submitCaseResult, by, work: submitCaseResult }),
  reportIssue: call({ operation: 'reportIssue', rule: rules.reportIssue, by, work: reportIssue }),
  raiseBlocker: call({ operation: 'raiseBlocker', rule: rules.raiseBlocker, by, work: raiseBlocker }),
  leaveFeedback: call({ operation: 'leaveFeedback', rule: rules.leaveFeedback, by, work: leaveFeedback }),
  answerEditRequest: call({ operation: 'answerEditRequest', rule: rules.answerEditRequest, by: 'editRequestId', work: answerEditRequest }),
  finishTest: call({ operation: 'finishTest', rule: rules.finishTest, by: 'testId', work: finishTest }),
  startReproduction: call({ operation: 'startReproduction', rule: rules.startReproduction, by, work: startReproduction }),
  submitReproduction: call({ operation: 'submitReproduction', rule: rules.submitReproduction, by, work: submitReproduction }),
  sendChatMessage: call({ operation: 'sendChatMessage', rule: rules.sendChatMessage, by, work: sendChatMessage }),
  editChatMessage: call({ operation: 'editChatMessage', rule: rules.editChatMessage, by, work: editChatMessage }),
  deleteChatMessage: call({ operation: 'deleteChatMessage', rule: rules.deleteChatMessage, by, work: deleteChatMessage }),
  reactToChatMessage: call({ operation: 'reactToChatMessage', rule: rules.reactToChatMessage, by, work: reactToChatMessage }),
  showTyping: call({ operation: 'showTyping', rule: rules.showTyping, by, work: showTyping }),
};
