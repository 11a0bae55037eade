import { ArrowDown, ArrowUp } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';

type TableProps = { label: string; children: ReactNode; sticky?: boolean | undefined };

/** A plain table; under 721 px it scrolls sideways inside its sheet unless the rows become cards. */
export function Table({ label, children, sticky = false }: TableProps) {
  return (
    <div className={sticky ? '' : 'overflow-x-auto rounded-b-[9px]'}>
      <table
        aria-label={label}
        className={`w-full border-separate border-spacing-0 text-left [&_tr:last-child>td]:border-b-0 [&_tr:last-child>th[scope=row]]:border-b-0 ${sticky ? '[&_thead_th]:sticky [&_thead_th]:top-(--chrome-height) [&_thead_th]:z-10' : ''}`}
      >
        {children}
      </table>
    </div>
  );
}

type ThProps = {
  children: ReactNode;
  num?: boolean | undefined;
  sort?: 'ascending' | 'descending' | 'none' | undefined;
  onSort?: (() => void) | undefined;
  width?: number | string | undefined;
  hideLabel?: boolean | undefined;
};

const pad = 'px-2.5 first:pl-4 last:pr-4';

export function Th({ children, num = false, sort, onSort, width, hideLabel = false }: ThProps) {
  const Arrow = sort === 'ascending' ? ArrowUp : ArrowDown;
  const word = <span className={hideLabel ? 'sr-only' : undefined}>{children}</span>;
  return (
    <th
      scope="col"
      aria-sort={sort}
      style={width === undefined ? undefined : { width }}
      className={`border-b border-line bg-sheet py-[7px] text-small font-label whitespace-nowrap text-ink-3 ${pad} ${num ? 'text-right' : ''}`}
    >
      {onSort ? (
        <button
          type="button"
          onClick={onSort}
          className={`inline-flex items-center gap-1 rounded-key hover:text-ink ${sort === 'ascending' || sort === 'descending' ? 'text-ink' : ''}`}
        >
          {word}
          <Arrow
            aria-hidden="true"
            size={12}
            strokeWidth={2}
            className={sort === 'ascending' || sort === 'descending' ? '' : 'opacity-0'}
          />
        </button>
      ) : (
        word
      )}
    </th>
  );
}

type TrProps = {
  children: ReactNode;
  selected?: boolean | undefined;
  onPress?: (() => void) | undefined;
  id?: string | undefined;
  focusKey?: string | undefined;
  label?: string | undefined;
};

const control = 'a, button, input, select, textarea, label, [role=button]';

/** A row; with `onPress` it takes the focus and opens on Enter, while controls inside keep their own press. */
export function Tr({ children, selected = false, onPress, id, focusKey, label }: TrProps) {
  const paint = selected ? '[&>*]:bg-accent-wash [&>*:first-child]:shadow-[inset_2px_0_0_var(--accent-solid)]' : 'hover:[&>*]:bg-hover';
  const active = onPress && {
    tabIndex: 0,
    onClick: (event: { target: EventTarget }) => {
      if (!(event.target instanceof Element && event.target.closest(control))) onPress();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && event.target === event.currentTarget) onPress();
    },
  };
  return (
    <tr
      id={id}
      data-key={focusKey}
      aria-label={label}
      aria-current={selected ? 'true' : undefined}
      {...active}
      className={`ring-inside ${paint} ${onPress ? 'cursor-pointer' : ''}`}
    >
      {children}
    </tr>
  );
}

type TdProps = {
  children?: ReactNode;
  num?: boolean | undefined;
  head?: boolean | undefined;
  colSpan?: number | undefined;
  className?: string | undefined;
};

export function Td({ children, num = false, head = false, colSpan, className = '' }: TdProps) {
  const classes = `h-(--row-height) border-b border-line py-1 ${pad} ${num ? 'text-right' : ''} ${className}`;
  if (head)
    return (
      <th scope="row" colSpan={colSpan} className={`text-left font-medium ${classes}`}>
        {children}
      </th>
    );
  return (
    <td colSpan={colSpan} className={classes}>
      {children}
    </td>
  );
}
