import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

type TableProps = {
  label: string;
  children: ReactNode;
  sticky?: boolean | undefined;
  cards?: boolean | undefined;
  /** Columns keep their heads' widths, so that tables below each other align; `cqw` is a hundredth of the width. */
  fixed?: boolean | undefined;
  /** Heads included, where not all rows are rendered. */
  rowCount?: number | undefined;
};

const lines =
  'w-full border-separate border-spacing-0 text-left [&_tr:last-child>td]:border-b-0 [&_tr:last-child>th[scope=row]]:border-b-0';
const stuck = '[&_thead_th]:sticky [&_thead_th]:top-(--chrome-height) [&_thead_th]:z-10';
const asCards =
  'phone:block phone:[&_tbody]:block phone:[&_thead]:sr-only phone:[&_tbody_tr]:flex phone:[&_tbody_tr]:flex-wrap phone:[&_tbody_tr]:items-center phone:[&_tbody_tr]:gap-x-3 phone:[&_tbody_tr]:gap-y-1 phone:[&_tbody_tr]:border-b phone:[&_tbody_tr]:border-line phone:[&_tbody_tr]:px-4 phone:[&_tbody_tr]:py-2.5 phone:[&_tbody_tr:last-child]:border-b-0 phone:[&_tbody_tr>*]:h-auto phone:[&_tbody_tr>*]:border-0 phone:[&_tbody_tr>*]:p-0! phone:[&_tbody_tr>th]:basis-full phone:[&_tbody_tr>td:empty]:hidden';

/** On a phone rows become cards unless `cards` is false. */
export function Table({ label, children, sticky = false, cards = true, fixed = false, rowCount }: TableProps) {
  return (
    <div className={`${sticky ? '' : 'overflow-x-auto rounded-b-[9px]'} ${fixed ? '@container' : ''}`}>
      <table
        aria-label={label}
        aria-rowcount={rowCount}
        className={`${lines} ${sticky ? stuck : ''} ${cards ? asCards : ''} ${fixed ? 'desk:table-fixed' : ''}`}
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
  className?: string | undefined;
};

const pad = 'px-2.5 first:pl-4 last:pr-4';

export function Th({ children, num = false, sort, onSort, width, hideLabel = false, className = '' }: ThProps) {
  const Arrow = sort === 'ascending' ? ArrowUp : ArrowDown;
  const word = <span className={hideLabel ? 'sr-only' : undefined}>{children}</span>;
  return (
    <th
      scope="col"
      aria-sort={sort}
      style={width === undefined ? undefined : { width }}
      className={`border-b border-line bg-sheet py-[7px] text-small font-label whitespace-nowrap text-ink-3 ${pad} ${num ? 'text-right' : ''} ${className}`}
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
  label?: string | undefined;
  /** For keyboard navigation. */
  rowKey?: string | undefined;
  /** For windowed lists. */
  index?: number | undefined;
  measure?: Ref<HTMLTableRowElement> | undefined;
};

const control = 'a, button, input, select, textarea, label, [role=button]';

/** `onPress` is for the pointer; a control inside does the same from the keyboard. */
export function Tr({ children, selected = false, onPress, id, label, rowKey, index, measure }: TrProps) {
  const paint = selected
    ? 'bg-accent-wash phone:shadow-[inset_2px_0_0_var(--accent-solid)] desk:[&>:is(td,th):first-child]:shadow-[inset_2px_0_0_var(--accent-solid)]'
    : 'hover:bg-hover';
  const active = onPress && {
    onClick: (event: { target: EventTarget }) => {
      if (!(event.target instanceof Element && event.target.closest(control))) onPress();
    },
  };
  return (
    <tr
      id={id}
      ref={measure}
      data-index={index}
      data-key={rowKey}
      tabIndex={rowKey === undefined ? undefined : -1}
      aria-rowindex={index === undefined ? undefined : index + 2}
      aria-label={label}
      aria-current={selected ? 'true' : undefined}
      {...active}
      className={`${paint} ${onPress ? 'cursor-pointer' : ''}`}
    >
      {children}
    </tr>
  );
}

export function RowGap({ height }: { readonly height: number }) {
  return height === 0 ? null : <tr aria-hidden="true" className="p-0! [overflow-anchor:none]" style={{ height }} />;
}

type TdProps = {
  children?: ReactNode;
  num?: boolean | undefined;
  head?: boolean | undefined;
  colSpan?: number | undefined;
  label?: string | undefined;
  className?: string | undefined;
};

/** A larger touch target. */
const met =
  "touch:[&_a]:relative touch:[&_a]:after:absolute touch:[&_a]:after:-inset-x-1 touch:[&_a]:after:-inset-y-3.5 touch:[&_a]:after:content-['']";
const labelled = 'phone:before:mr-1.5 phone:before:text-small phone:before:text-ink-3 phone:before:content-[attr(data-label)]';

/** `label` precedes the value in a card. */
export function Td({ children, num = false, head = false, colSpan, label, className = '' }: TdProps) {
  const classes = `h-(--row-height) border-b border-line py-1 ${pad} ${num ? 'text-right' : ''} ${className}`;
  if (head)
    return (
      <th scope="row" colSpan={colSpan} className={`text-left font-medium phone:min-w-0 phone:[overflow-wrap:anywhere] ${met} ${classes}`}>
        {children}
      </th>
    );
  return (
    <td colSpan={colSpan} data-label={label} className={`${classes} ${label === undefined ? '' : labelled}`}>
      {children}
    </td>
  );
}
