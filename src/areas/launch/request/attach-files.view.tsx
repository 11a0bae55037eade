import type { RequestFile } from '#schema/rules/launch/request-files.ts';
import { sizeWords } from '#schema/vocabulary/counted.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { requestFileTexts } from '#schema/vocabulary/launch/texts.ts';
import { BusyTicks } from '#src/ui/busy-ticks.tsx';
import { Button } from '#src/ui/button.tsx';
import { FileDrop } from '#src/ui/file-drop.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { X } from 'lucide-react';
import { fieldId } from './launch-places.ts';

const accept = '.png .jpg .jpeg .gif .webp .mp4 .webm .mov .txt .log .csv .json .zip .apk .aab .ipa'.split(' ');

type AttachFilesViewProps = {
  readonly files: readonly RequestFile[];
  /** How far the sending of what was chosen is. */
  readonly progress: string | null;
  readonly error: string | null;
  readonly onChoose: (files: readonly File[]) => void;
  readonly onRemove: (at: number) => void;
};

/** The files of a request, and a place to drop others. */
export function AttachFilesView({ files, progress, error, onChoose, onRemove }: AttachFilesViewProps) {
  const isFull = files.length >= launchLimits.files;
  return (
    <Sheet label={requestFileTexts.title} id={fieldId('fileIds')}>
      <SheetHead title={requestFileTexts.title} {...(files.length > 0 && { count: files.length })} />
      <SheetBody className="flex flex-col gap-3">
        <p className="text-ink-2">{requestFileTexts.about}</p>
        {files.length === 0 ? null : (
          <ul aria-label={requestFileTexts.title} className="flex flex-col">
            {files.map(({ id, name, size }, at) => (
              <li key={id === '' ? `${at}:${name}` : id} className="flex min-w-0 items-center gap-2">
                <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                  {name} <span className="text-small whitespace-nowrap text-ink-3">{id === '' ? 'Not sent yet' : sizeWords(size)}</span>
                </span>
                <Button size="small" kind="ghost" icon={X} label={`Remove ${name}`} onPress={() => onRemove(at)}>
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        )}
        <p role="status" className="flex items-center gap-2 text-ink-2 empty:hidden">
          {progress === null ? null : (
            <>
              <BusyTicks className="text-accent-solid" />
              {progress}
            </>
          )}
        </p>
        <FileDrop
          several
          label="Attach files"
          prompt="Drop files here, or"
          accept={accept}
          limits={requestFileTexts.limits}
          error={error}
          disabledReason={progress !== null ? requestFileTexts.sending : isFull ? requestFileTexts.tooMany : null}
          onFile={(_, all) => onChoose(all)}
        />
      </SheetBody>
    </Sheet>
  );
}
