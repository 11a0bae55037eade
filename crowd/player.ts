import type { AttachmentKind, CallName, Gateway, Outcome, UploadedFile } from './types.ts';

export type Player = { readonly seed: string; readonly gateway: Gateway };

export type Event = { readonly tester: string; readonly did: CallName | 'waited'; readonly about: string; readonly outcome: string };

export const told = (outcome: Outcome): string => (outcome.successful ? 'done' : (outcome.code ?? 'refused'));
/** An idempotency key made of the seed and the parts: a restarted program sends the same key for the same step. */
export const keyOf = ({ seed }: Player, ...parts: readonly (string | number)[]): string => ['sim', seed, ...parts].join(':').slice(0, 255);

/** Refused files are left out of the ids. */
export const uploads = async (
  player: Player,
  participantId: string,
  about: string,
  kind: AttachmentKind,
  files: readonly UploadedFile[],
): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (const [index, file] of files.entries()) {
    const id = await player.gateway.upload({ key: keyOf(player, participantId, 'file', about, kind, index), participantId, kind }, file);
    if (id !== null) ids.push(id);
  }
  return ids;
};
