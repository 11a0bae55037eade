import { attachFileMachine, selectProgress, selectRefusal } from '#machines/flows/shared/attach-file.ts';
import type { FileAnswer } from '#machines/flows/shared/attach-file.ts';
import type { RequestFile } from '#schema/rules/launch/request-files.ts';
import { requestFileTexts } from '#schema/vocabulary/launch/texts.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { useFlow } from '#src/use-flow.ts';
import { usePortal } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import { fromCallback } from 'xstate';
import type { EventObject } from 'xstate';
import { AttachFilesView } from './attach-files.view.tsx';

type Answered = RequestFile & { readonly errors?: readonly { readonly message: string }[] };
type Change = (before: readonly RequestFile[]) => readonly RequestFile[];

type AttachFilesProps = {
  readonly files: readonly RequestFile[];
  readonly error: string | null;
  readonly onChange: (change: Change) => void;
};

type Post = ReturnType<typeof usePortal>['post'];

const sendOne = async (post: Post, one: File): Promise<FileAnswer> => {
  const refused = (message: string) => ({ type: 'file.refused', name: one.name, message }) as const;
  try {
    const form = new FormData();
    form.set('file', one);
    const sent = await post('/api/request-files', form);
    const { id, name, mediaKind, size, errors } = (await sent.json()) as Answered;
    return sent.ok
      ? { type: 'file.kept', name: one.name, file: { id, name, mediaKind, size } }
      : refused(errors?.[0]?.message ?? requestFileTexts.notSent);
  } catch {
    return refused(requestFileTexts.notSent);
  }
};

const sendFilesBy = (post: Post) =>
  fromCallback<EventObject, { readonly files: readonly File[] }>(({ input, sendBack }) => {
    let isLeft = false;
    const sendAll = async (): Promise<void> => {
      for (const one of input.files) if (!isLeft) sendBack(await sendOne(post, one));
    };
    void sendAll();
    return () => {
      isLeft = true;
    };
  });

/** One that was removed while it was sent stays removed. */
const instead = (before: readonly RequestFile[], sent: string, now: readonly RequestFile[]): readonly RequestFile[] => {
  const at = before.findIndex(({ id, name }) => id === '' && name === sent);
  return at === -1 ? before : before.toSpliced(at, 1, ...now);
};

/** The files of a request: sent at once, named by the launch. */
export function AttachFilesHost({ files, error, onChange }: AttachFilesProps) {
  const { post } = usePortal();
  const sending = useFlow(() => attachFileMachine.provide({ actors: { sendFiles: sendFilesBy(post) } }));
  useEmitted(sending, {
    'files.begun': ({ files: begun }) => onChange((before) => [...before, ...begun]),
    'file.attached': ({ name, file }) => onChange((before) => instead(before, name, [file])),
    'file.left': ({ name }) => onChange((before) => instead(before, name, [])),
  });
  return (
    <AttachFilesView
      files={files}
      progress={useSelector(sending, selectProgress)}
      error={useSelector(sending, selectRefusal) ?? error}
      onChoose={(chosen) => sending.send({ type: 'files.choose', files: chosen, count: files.length })}
      onRemove={(at) => onChange((before) => before.toSpliced(at, 1))}
    />
  );
}
