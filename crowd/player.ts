import type { AttachmentKind, CallName, Gateway, Outcome, UploadedFile } from './types.ts';

export type Player = { readonly seed: string; readonly gateway: Gateway };

/** Something a tester did, for the log and for tests. */
export type Event = { readonly tester: string; readonly did: CallName | 'waited'; readonly about: string; readonly outcome: string };

/** What an answer comes to, for the log. */
export const told = (outcome: Outcome): string => (outcome.successful ? 'done' : (outcome.code ?? 'refused'));
/** The same intention has the same key, whenever it is sent. */
export const keyOf = ({ seed }: Player, ...parts: readonly (string | number)[]): string => ['sim', seed, ...parts].join(':').slice(0, 255);

/** Uploads files for a participation and gives their ids; what is refused is left out. */
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
