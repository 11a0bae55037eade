type Waiting = { readonly id: string; readonly testId: string; readonly participantId: string };

/** Opens the result in a walk through all that wait. */
export const resultHref = ({ id, testId, participantId }: Waiting): string =>
  `/results/${testId}/participant/${participantId}?result=${id}&waiting=1`;
