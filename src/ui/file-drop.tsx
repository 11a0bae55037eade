import { useDisclosure } from './local.ts';
import { FileSpreadsheet, Upload } from 'lucide-react';
import type { DragEvent, ReactNode } from 'react';
import { useId, useRef } from 'react';
import { BusyTicks } from './busy-ticks.tsx';
import { Button } from './button.tsx';
import { FieldError, Why } from './field.tsx';

type FileDropProps = {
  label: string;
  accept: readonly string[];
  limits: ReactNode;
  /** The first, and all of them where several may be chosen at once. */
  onFile: (file: File, all: readonly File[]) => void;
  several?: boolean | undefined;
  file?: { name: string; note?: ReactNode } | undefined;
  reading?: { rows?: number | undefined } | undefined;
  onRemove?: (() => void) | undefined;
  prompt?: string | undefined;
  error?: string | null | undefined;
  disabledReason?: string | null | undefined;
  id?: string | undefined;
};

const printed = new Intl.NumberFormat('en');

function kindsOf(accept: readonly string[]): string {
  const kinds = accept.map((suffix) => suffix.replace('.', '').toUpperCase());
  return kinds.length > 1 ? `${kinds.slice(0, -1).join(', ')} or ${kinds.at(-1) ?? ''}` : (kinds[0] ?? 'file');
}

function edgeOf({ isBlocked, isOver, hasError }: { isBlocked: boolean; isOver: boolean; hasError: boolean }): string {
  if (isBlocked) return 'border-line-strong bg-sunken text-ink-3';
  if (isOver) return 'border-accent-solid bg-accent-wash';
  return hasError ? 'border-danger' : 'border-control';
}

export function FileDrop({
  label,
  accept,
  limits,
  onFile,
  several = false,
  file,
  reading,
  onRemove,
  prompt,
  error,
  disabledReason,
  id,
}: FileDropProps) {
  const made = useId();
  const own = id ?? made;
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useDisclosure();
  const isBlocked = Boolean(disabledReason);
  const choose = () => {
    if (!isBlocked) input.current?.click();
  };
  const take = (given: Iterable<File>) => {
    const all = [...given];
    if (all[0]) onFile(all[0], all);
  };
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!isBlocked) take(event.dataTransfer.files);
  };
  return (
    <div role="group" aria-label={label} className="flex flex-col gap-[5px]">
      <input
        ref={input}
        type="file"
        multiple={several}
        accept={accept.join(',')}
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          take(event.target.files ?? []);
          event.target.value = '';
        }}
      />
      <div
        onDragOver={hover}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`flex min-h-24 items-center rounded-card border-[1.5px] border-dashed px-4 py-3 text-ink-2 ${edgeOf({ isBlocked, isOver, hasError: Boolean(error) })}`}
      >
        {file ? (
          <ChosenFile id={own} file={file} reading={reading} onReplace={choose} onRemove={onRemove} />
        ) : (
          <Invitation
            id={own}
            prompt={prompt ?? `Drop a ${kindsOf(accept)} here, or`}
            limits={limits}
            press={several ? 'choose files' : 'choose a file'}
            isBlocked={isBlocked}
            hasError={Boolean(error)}
            onChoose={choose}
          />
        )}
      </div>
      {error ? <FieldError id={`${own}-error`}>{error}</FieldError> : null}
      {disabledReason ? <Why id={`${own}-reason`}>{disabledReason}</Why> : null}
    </div>
  );
}

type InvitationProps = {
  id: string;
  prompt: string;
  press: string;
  limits: ReactNode;
  isBlocked: boolean;
  hasError: boolean;
  onChoose: () => void;
};

function Invitation({ id, prompt, press, limits, isBlocked, hasError, onChoose }: InvitationProps) {
  return (
    <div className="w-full text-center">
      <p className="flex flex-wrap items-center justify-center gap-1.5">
        <Upload aria-hidden="true" size={15} strokeWidth={1.75} className="shrink-0" />
        {prompt}{' '}
        <button
          type="button"
          id={id}
          aria-disabled={isBlocked || undefined}
          aria-describedby={[`${id}-limits`, hasError ? `${id}-error` : '', isBlocked ? `${id}-reason` : ''].filter(Boolean).join(' ')}
          onClick={onChoose}
          className={`min-h-6 rounded-key underline underline-offset-3 touch:min-h-11 ${isBlocked ? 'cursor-not-allowed' : 'text-accent decoration-accent-line'}`}
        >
          {press}
        </button>
      </p>
      <p id={`${id}-limits`} className="text-small text-ink-3">
        {limits}
      </p>
    </div>
  );
}

type ChosenFileProps = Pick<FileDropProps, 'reading' | 'onRemove'> & {
  id: string;
  file: NonNullable<FileDropProps['file']>;
  onReplace: () => void;
};

function ChosenFile({ id, file, reading, onReplace, onRemove }: ChosenFileProps) {
  const progress = reading?.rows === undefined ? 'Reading' : `${printed.format(reading.rows)} rows read`;
  return (
    <div className="flex w-full flex-wrap items-center gap-3">
      <FileSpreadsheet aria-hidden="true" size={16} strokeWidth={1.75} className="shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="block cut font-medium text-ink">{file.name}</span>
        <span role="status" className="flex items-center gap-2 text-small">
          {reading ? <BusyTicks className="text-accent-solid" /> : null}
          {reading ? progress : file.note}
        </span>
      </span>
      <Button size="small" icon={Upload} onPress={onReplace} id={id}>
        Replace
      </Button>
      {onRemove ? (
        <Button size="small" kind="ghost" onPress={onRemove}>
          Remove
        </Button>
      ) : null}
    </div>
  );
}
