type Waiting = { readonly id: string; readonly testId: string; readonly participantId: string };

/** The address of a result that waits, for somebody who walks through all of them. */
export const resultHref = ({ id, testId, participantId }: Waiting): string =>
  `/results/${testId}/participant/${participantId}?result=${id}&waiting=1`;
