import { Button } from './button.tsx';

type LoadMoreProps = {
  shown: number /** Null when nobody knows. */;
  total: number | null;
  noun: string;
  onPress: () => void;
  busy?: boolean | undefined;
};

const printed = new Intl.NumberFormat('en');

export function LoadMore({ shown, total, noun, onPress, busy = false }: LoadMoreProps) {
  return (
    <div data-chrome="" className="flex flex-wrap items-center gap-3 px-4 py-2.5">
      <span role="status" className="text-small text-ink-3">
        {total === null ? `${printed.format(shown)} ${noun}` : `${printed.format(shown)} of ${printed.format(total)} ${noun}`}
      </span>
      {total === null || shown < total ? (
        <Button size="small" busy={busy} onPress={onPress}>
          Load more
        </Button>
      ) : null}
    </div>
  );
}
