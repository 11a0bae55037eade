export type Count = { state: 'calm' | 'near' | 'over'; sentence: string; spoken: string };

const printed = new Intl.NumberFormat('en');

/** Near from 90 percent, over past the limit; announced only at 90 and 100 percent. */
export function countOf(length: number, max: number): Count {
  if (length > max) {
    const tooMany = printed.format(length - max);
    return { state: 'over', sentence: `${tooMany} too many`, spoken: `Over the limit of ${printed.format(max)} characters` };
  }
  const sentence = `${printed.format(length)} of ${printed.format(max)}`;
  if (length === max) return { state: 'near', sentence, spoken: `Limit of ${printed.format(max)} characters reached` };
  if (length >= max * 0.9) return { state: 'near', sentence, spoken: `Near the limit of ${printed.format(max)} characters` };
  return { state: 'calm', sentence, spoken: '' };
}

const inks = { calm: 'text-ink-3', near: 'text-warning', over: 'text-danger font-medium' };

export function Counter({ length, max, id }: { length: number; max: number; id?: string | undefined }) {
  const count = countOf(length, max);
  return (
    <>
      <span id={id} data-state={count.state} className={`text-small whitespace-nowrap ${inks[count.state]}`}>
        {count.sentence}
      </span>
      <span role="status" className="sr-only">
        {count.spoken}
      </span>
    </>
  );
}
