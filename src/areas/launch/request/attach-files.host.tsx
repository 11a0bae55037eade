import { attachFileMachine, selectIsSending } from '#machines/flows/shared/attach-file.ts';
import type { AttachAnswer } from '#machines/flows/shared/attach-file.ts';
import type { RequestFile } from '#schema/rules/launch/request-files.ts';
import { requestFileTexts } from '#schema/vocabulary/launch/texts.ts';
import { useChoice } from '#src/use-choice.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { useFlow } from '#src/use-flow.ts';
import { usePortal } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { AttachFilesView } from './attach-files.view.tsx';

type Answered = RequestFile & { readonly errors?: readonly { readonly message: string }[] };
type Change = (before: readonly RequestFile[]) => readonly RequestFile[];

type AttachFilesProps = {
  readonly files: readonly RequestFile[];
  readonly error: string | null;
  readonly onChange: (change: Change) => void;
};

/** The files of a request: sent at once, named by the launch. */
export function AttachFilesHost({ files, error, onChange }: AttachFilesProps) {
  const { post } = usePortal();
  const [refusal, setRefusal] = useChoice<string | null>(null);
  const sending = useFlow(() =>
    attachFileMachine.provide({
      actors: {
        sendFile: fromPromise<AttachAnswer, { readonly file: File }>(async ({ input: { file } }) => {
          const form = new FormData();
          form.set('file', file);
          const sent = await post('/api/request-files', form);
          const { id, name, mediaKind, size, errors } = (await sent.json()) as Answered;
          const message = errors?.[0]?.message ?? requestFileTexts.notSent;
          return { successful: sent.ok, file: sent.ok ? { id, name, mediaKind, size } : null, message };
        }),
      },
    }),
  );
  useEmitted(sending, {
    'file.attached': ({ file }) => {
      setRefusal(null);
      if (file !== null) onChange((before) => [...before, file]);
    },
    'file.refused': ({ message }) => setRefusal(message),
  });
  return (
    <AttachFilesView
      files={files}
      isSending={useSelector(sending, selectIsSending)}
      error={refusal ?? error}
      onChoose={(file) => sending.send({ type: 'file.choose', file, count: files.length })}
      onRemove={(id) => onChange((before) => before.filter((one) => one.id !== id))}
    />
  );
}
