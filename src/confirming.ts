/** Asks the person again who they are, by what the server names. */
type Confirm = (by: string, headers: HeadersInit | undefined) => Promise<boolean>;

let confirm: Confirm | undefined;

/** For what is loaded only where a call needs it. */
export const confirmThrough = (way: Confirm): void => {
  confirm = way;
};

/** Sends once more what was refused until the person confirmed who they are. */
export const sendConfirmed = async (send: () => Promise<Response>, headers: HeadersInit | undefined): Promise<Response> => {
  const answer = await send();
  const by = answer.headers.get('X-Confirm-By');
  return by !== null && (await confirm?.(by, headers)) === true ? send() : answer;
};
