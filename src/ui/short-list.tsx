import { useDisclosure } from './local.ts';
import { useId } from 'react';
import type { ReactNode } from 'react';

type ShortListProps = {
  label: string;
  children: readonly ReactNode[];
  most?: number | undefined;
  numbered?: boolean | undefined;
  /** As wide as its place, for rows of columns. */
  wide?: boolean | undefined;
};

export function ShortList({ label, children, most = 3, numbered = false, wide = false }: ShortListProps) {
  const [isWhole, setWhole] = useDisclosure();
  const id = useId();
  const List = numbered ? 'ol' : 'ul';
  const shown = isWhole ? children : children.slice(0, most);
  return (
    <div className="flex min-w-0 flex-col items-start gap-1.5">
      <List
        id={id}
        aria-label={label}
        className={`flex min-w-0 flex-col gap-1 ${wide ? 'w-full' : ''} ${numbered ? 'list-decimal pl-6 marker:text-ink-3' : ''}`}
      >
        {shown.map((item, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the list is drawn as given; its places are its only names
          <li key={at} className="min-w-0 [overflow-wrap:anywhere]">
            {item}
          </li>
        ))}
      </List>
      {children.length > most ? (
        <button
          type="button"
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setWhole(!isWhole)}
          className="min-h-6 rounded-key text-accent hover:underline touch:min-h-11"
        >
          {isWhole ? 'Show less' : `Show all (${children.length})`}
        </button>
      ) : null}
    </div>
  );
}
