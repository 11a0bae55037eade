import { Link } from '#src/ui/link.tsx';
import { Pairs } from '#src/ui/pairs.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import type { ReactNode } from 'react';

export type Detail = { readonly label: string; readonly value: ReactNode };

const address = /^https?:\/\/\S+$/i;

/** URLs become links. */
export function Prose({ text }: { readonly text: string | null | undefined }) {
  if (text === null || text === undefined || text.trim() === '') return <span className="text-ink-3">Not given</span>;
  if (address.test(text.trim()))
    return (
      <Link href={text.trim()} external className="thumb">
        {text.trim()}
      </Link>
    );
  return <span className="measure block whitespace-pre-wrap">{text}</span>;
}

export const namesOf = (entries: readonly { readonly name: string; readonly group?: string | null | undefined }[], none = 'Any'): string =>
  entries.length === 0
    ? none
    : entries.map(({ name, group }) => (group == null || name.startsWith(group) ? name : `${group} ${name}`)).join(', ');

type DetailSheetProps = {
  readonly title: string;
  readonly pill?: ReactNode;
  readonly details: readonly Detail[];
  readonly children?: ReactNode;
};

export function DetailSheet({ title, pill, details, children }: DetailSheetProps) {
  return (
    <Sheet label={title}>
      <SheetHead title={title} pill={pill} />
      <SheetBody>
        <Pairs long items={details} />
        {children}
      </SheetBody>
    </Sheet>
  );
}
