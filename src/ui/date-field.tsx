import { CalendarDate, getLocalTimeZone, parseDate, parseTime, today } from '@internationalized/date';
import type { Time } from '@internationalized/date';
import { CalendarDays, ChevronLeft, ChevronRight, Clock } from 'lucide-react';
import type { JSX, ReactNode } from 'react';
import { use, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { DateFieldStateContext, DateInput, DateSegment } from 'react-aria-components/DateField';
import type { DateFieldState } from 'react-aria-components/DateField';
import { DatePicker, DatePickerStateContext } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Heading } from 'react-aria-components/Heading';
import { Label } from 'react-aria-components/Label';
import { Popover } from 'react-aria-components/Popover';
import { TimeField as AriaTimeField, TimeFieldStateContext } from 'react-aria-components/TimeField';
import type { FieldIds, FieldProps } from './field.tsx';
import { FieldError, FieldHint, Why, inputBox, inputEdge, requiredMark, useFieldIds } from './field.tsx';
import { popBox } from './overlay.styles.ts';
import { PageBehind, useFirstPress } from './page-behind.tsx';
import { leftToPage } from './page-keys.ts';

type Bounds = { min?: string | undefined; max?: string | undefined };

type DateFieldProps = FieldProps &
  Bounds & {
    value: string | null;
    onChange: (value: string | null) => void;
    zone?: string | undefined;
    beyondReason?: string | undefined;
    /**
     * Passes an incomplete day, or a year of fewer than four digits, to the rule, which refuses it: where empty is valid, it would count as
     * empty.
     */
    takesAnyYear?: boolean | undefined;
  };

const segment =
  'inline-grid min-h-6 min-w-6 place-items-center rounded-tick px-px type-literal:min-w-0 outline-none focus:bg-accent-solid focus:text-on-accent placeholder:text-ink-3';
const arrow =
  'grid size-[30px] place-items-center rounded-control text-ink-2 outline-offset-0 hover:bg-hover disabled:opacity-40 touch:size-11';
const cell =
  'grid size-8 cursor-pointer place-items-center rounded-control hover:bg-hover selected:bg-accent-solid selected:text-on-accent outside-month:hidden disabled:cursor-not-allowed disabled:text-ink-3 touch:size-11 max-[359px]:size-10';
const dashed = 'disabled:border disabled:border-dashed disabled:border-line-strong';

const buttonLeft = (native: JSX.IntrinsicElements['button']) => <button {...leftToPage(native)} />;
const boxLeft = (native: JSX.IntrinsicElements['div']) => <div {...leftToPage(native)} />;

function parsed<T>(text: string | null | undefined, parse: (text: string) => T): T | null {
  if (text === null || text === undefined || text === '') return null;
  try {
    return parse(text);
  } catch {
    return null;
  }
}

/** A year of fewer digits is still being typed. */
const wholeYear = 1000;

type Typing<T> = {
  readonly value: string | null;
  readonly parse: (text: string) => T;
  readonly format: (shown: T) => string | null;
  /** The value while segments are empty. */
  readonly unfinished: string | null;
  readonly onChange: (value: string | null) => void;
};

/** The value passed on is complete, or marks that it is not. */
function useTyped<T>({ value, parse, format, unfinished, onChange }: Typing<T>) {
  const [typed, setTyped] = useState<{ readonly shown: T | null; readonly handed: string | null }>({ shown: null, handed: null });
  const given = useMemo(() => parsed(value, parse), [value, parse]);
  const shown = typed.shown !== null && typed.handed === value ? typed.shown : given;
  const hand = (next: T | null, handed: string | null): void => {
    setTyped({ shown: next, handed });
    if (handed !== value) onChange(handed);
  };
  const change = (next: T | null): void => hand(next, next === null ? null : format(next));
  return { shown, change, gap: (isOpen: boolean) => (isOpen ? hand(shown, unfinished) : change(shown)) };
}

type GapsProps = {
  readonly onChange: (isOpen: boolean) => void;
  /** The library replaces a day that the month lacks by its last one. */
  readonly onMoved?: (day: number | null) => void;
};

/** Null while segments are empty. */
function dayIn(state: DateFieldState | null) {
  const of = (type: string): number | undefined =>
    state?.segments.find((part) => part.type === type && !part.isPlaceholder)?.value ?? undefined;
  const [year, month, day] = [of('year'), of('month'), of('day')];
  if (state === null || year === undefined || month === undefined || day === undefined) return null;
  return { year, month, day, last: state.calendar.getDaysInMonth(new CalendarDate(state.calendar, year, month, 1)) };
}
type Shown = ReturnType<typeof dayIn>;

/** The day that was replaced by the month's last one. */
const movedBetween = (was: Shown, now: Shown): number | null =>
  was !== null && now !== null && was.year === now.year && was.month === now.month && was.day > was.last && now.day === now.last
    ? was.day
    : null;

/** Reports partly empty or impossible segments, for which the library keeps its last complete value. */
function Gaps({ onChange, onMoved }: GapsProps) {
  const state = use(DateFieldStateContext);
  const time = use(TimeFieldStateContext);
  const parts = (state ?? time)?.segments.filter(({ isEditable }) => isEditable) ?? [];
  const shown = dayIn(state);
  const isOpen = (shown !== null && shown.day > shown.last) || new Set(parts.map(({ isPlaceholder }) => isPlaceholder)).size > 1;
  const text = parts.map((part) => part.text).join();
  const before = useRef({ isOpen: false, shown, text });
  useEffect(() => {
    const was = before.current;
    before.current = { isOpen, shown, text };
    if (was.text !== text) onMoved?.(movedBetween(was.shown, shown));
    if (was.isOpen !== isOpen) onChange(isOpen);
  });
  return null;
}

const said = (field: FieldProps, { input, describedBy }: FieldIds) => ({
  id: input,
  shouldForceLeadingZeros: true,
  isInvalid: Boolean(field.error),
  isReadOnly: Boolean(field.disabledReason),
  isRequired: field.isRequired === true,
  ...(describedBy === undefined ? null : { 'aria-describedby': describedBy }),
  className: 'flex min-w-0 flex-col gap-[5px]',
});
const bounds = <T,>(least: T | null, most: T | null) => ({
  ...(least === null ? null : { minValue: least }),
  ...(most === null ? null : { maxValue: most }),
});
const boxOf = (field: FieldProps): string =>
  `flex items-center gap-2 ${inputBox} ${inputEdge({ isBlocked: Boolean(field.disabledReason), hasError: Boolean(field.error) })} focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus`;

type SegmentsProps = { readonly last: 'day' | 'minute'; readonly onGap: GapsProps['onChange']; readonly onMoved?: GapsProps['onMoved'] };

function Segments({ last, onGap, onMoved }: SegmentsProps) {
  return (
    <DateInput render={boxLeft} className="flex flex-1">
      {(part) => (
        <>
          <DateSegment segment={part} className={segment} />
          {part.type === last ? <Gaps onChange={onGap} {...(onMoved !== undefined && { onMoved })} /> : null}
        </>
      )}
    </DateInput>
  );
}

/** `YYYY-MM-DD`. */
export function DateField({ value, onChange, min, max, zone, beyondReason, takesAnyYear = false, ...field }: DateFieldProps) {
  const ids = useFieldIds(field);
  const format = (day: CalendarDate) => (day.year < wholeYear && !takesAnyYear ? null : day.toString());
  const { shown, change, gap } = useTyped({ value, parse: parseDate, format, unfinished: takesAnyYear ? '' : null, onChange });
  const least = parsed(min, parseDate);
  const most = parsed(max, parseDate);
  const mayClose = useFirstPress();
  const [moved, setMoved] = useState<number | null>(null);
  return (
    <DatePicker value={shown} onChange={change} {...said(field, ids)} {...bounds(least, most)}>
      <FieldLabel field={field} zone={zone}>
        <Group render={boxLeft} className={boxOf(field)}>
          <Segments last="day" onGap={gap} onMoved={setMoved} />
          <Button
            render={buttonLeft}
            className="relative -my-1 grid size-6 place-items-center rounded-key text-ink-2 after:absolute after:content-[''] hover:bg-hover touch:size-9 touch:after:-inset-1"
          >
            <CalendarDays aria-hidden="true" size={15} strokeWidth={1.75} />
          </Button>
        </Group>
      </FieldLabel>
      <p role="status" className="text-small text-warning empty:hidden">
        {moved === null ? null : `This month has no day ${moved}. Its last day is set instead.`}
      </p>
      <FieldNotes field={field} ids={ids} />
      <Popover placement="bottom start" offset={4} shouldCloseOnInteractOutside={mayClose} className={`${popBox} p-3 max-[359px]:p-2`}>
        <PageBehindCalendar />
        <Dialog className="outline-none">
          <Calendar {...(shown === null ? { defaultFocusedValue: least ?? today(getLocalTimeZone()) } : null)}>
            <header className="mb-1 flex items-center gap-1">
              <Heading className="flex-1 pl-2 text-head" />
              <Button slot="previous" className={arrow}>
                <ChevronLeft aria-hidden="true" size={16} strokeWidth={1.75} />
              </Button>
              <Button slot="next" className={arrow}>
                <ChevronRight aria-hidden="true" size={16} strokeWidth={1.75} />
              </Button>
            </header>
            <CalendarGrid weekdayStyle="short">
              <CalendarGridHeader>
                {(day) => <CalendarHeaderCell className="h-7 text-small font-label text-ink-3">{day}</CalendarHeaderCell>}
              </CalendarGridHeader>
              <CalendarGridBody>
                {(date) => (
                  <CalendarCell
                    date={date}
                    render={boxLeft}
                    className={least !== null && date.compare(least) < 0 ? cell : `${cell} ${dashed}`}
                  />
                )}
              </CalendarGridBody>
            </CalendarGrid>
            {beyondReason === undefined ? null : <p className="mt-2 max-w-56 text-small text-ink-3">Dashed days: {beyondReason}</p>}
          </Calendar>
        </Dialog>
      </Popover>
    </DatePicker>
  );
}

function PageBehindCalendar() {
  return <PageBehind isOpen={use(DatePickerStateContext)?.isOpen === true} />;
}

const minutesOf = (time: Time): string => time.toString().slice(0, 5);

/** `HH:mm`, always 24 hours. */
export function TimeField({ value, onChange, min, max, zone, ...field }: Omit<DateFieldProps, 'beyondReason' | 'takesAnyYear'>) {
  const ids = useFieldIds(field);
  const { shown, change, gap } = useTyped({ value, parse: parseTime, format: minutesOf, unfinished: null, onChange });
  const least = parsed(min, parseTime);
  const most = parsed(max, parseTime);
  return (
    <AriaTimeField value={shown} onChange={change} hourCycle={24} {...said(field, ids)} {...bounds(least, most)}>
      <FieldLabel field={field} zone={zone}>
        <div className={boxOf(field)}>
          <Segments last="minute" onGap={gap} />
          <Clock aria-hidden="true" size={15} strokeWidth={1.75} className="text-ink-2" />
        </div>
      </FieldLabel>
      <FieldNotes field={field} ids={ids} />
    </AriaTimeField>
  );
}

function FieldLabel({ field, zone, children }: { field: FieldProps; zone: string | undefined; children: ReactNode }) {
  return (
    <>
      <span className={field.hideLabel === true ? 'sr-only' : 'flex items-baseline gap-2'}>
        <Label {...requiredMark(field)} className="font-name">
          {field.label}
        </Label>
        {field.optional === true ? <span className="text-small text-ink-3">Optional</span> : null}
      </span>
      <span className="flex flex-wrap items-center gap-3">
        <span className="min-w-32 flex-1">{children}</span>
        {zone === undefined ? null : <span className="text-ink-2">{zone}</span>}
      </span>
    </>
  );
}

function FieldNotes({ field, ids }: { field: FieldProps; ids: FieldIds }) {
  return (
    <>
      {field.error ? <FieldError id={ids.error}>{field.error}</FieldError> : null}
      {field.disabledReason ? <Why id={ids.reason}>{field.disabledReason}</Why> : null}
      {field.hint ? <FieldHint id={ids.hint}>{field.hint}</FieldHint> : null}
    </>
  );
}
