import type { AcceptAssignmentPorts, AssignmentAnswer } from '#machines/flows/results/accept-assignment.ts';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { ChangeAssignment } from './accept-assignment.documents.ts';

const answer = async (client: Client, assignmentId: string, status: 'accepted' | 'rejected'): Promise<AssignmentAnswer> => {
  const input = { assignedCommunityTestManagerId: assignmentId, status };
  const { data, error } = await client.mutation(ChangeAssignment, { input }).toPromise();
  if (data === undefined) throw error ?? new Error('The server gave no answer.');
  const { successful, errors } = data.changeAssignmentStatus;
  return { successful, messages: errors.map(({ message }) => message), isTaken: errors.some(({ code }) => code === 'already_accepted') };
};

/** Lets the flow accept or reject the moderator's own assignment. */
export const acceptAssignmentPorts = (client: Client): AcceptAssignmentPorts => ({
  acceptAssignment: fromPromise(({ input }) => answer(client, input.assignmentId, 'accepted')),
  rejectAssignment: fromPromise(({ input }) => answer(client, input.assignmentId, 'rejected')),
});
