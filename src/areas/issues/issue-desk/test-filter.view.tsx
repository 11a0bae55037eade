import { Button } from '#src/ui/button.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Popover } from '#src/ui/popover.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { Check, FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';

type TestFilterViewProps = {
  /** Null: all. */
  readonly name: string | null;
  readonly children: (close: () => void) => ReactNode;
};

export function TestFilterView({ name, children }: TestFilterViewProps) {
  return (
    <span className="ml-auto flex max-w-full min-w-0">
      <Popover
        label="Filter by test"
        width={320}
        trigger={
          <Button kind="ghost" size="small" icon={FlaskConical} pressed={name !== null} label={name === null ? 'Test' : `Test: ${name}`}>
            <span className="cut max-w-32">{name ?? 'Test'}</span>
          </Button>
        }
      >
        {children}
      </Popover>
    </span>
  );
}

type Test = { readonly id: string; readonly name: string; readonly code: string };

type TestChoicesViewProps = {
  readonly search: ReactNode;
  /** Null until loaded. */
  readonly tests: readonly Test[] | null;
  readonly hasMore: boolean;
  readonly chosen: string | null;
  readonly onChoose: (testId: string | null) => void;
  /** Set after a failure. */
  readonly onRetry: (() => void) | null;
};

type ChoiceProps = { readonly name: string; readonly code?: string; readonly isChosen: boolean; readonly onPress: () => void };

function Choice({ name, code, isChosen, onPress }: ChoiceProps) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onPress}
        className="flex min-h-[30px] w-full items-center gap-2 rounded-control px-2 py-1 text-left outline-none hover:bg-hover focus-visible:bg-accent-wash touch:min-h-11"
      >
        <span className="min-w-0 flex-1 font-medium [overflow-wrap:anywhere]">{name}</span>
        {code === undefined ? null : <span className="code-text shrink-0">{code}</span>}
        <span className="w-3.5 shrink-0">
          {isChosen ? <Check aria-hidden="true" size={14} strokeWidth={2} className="text-ink-3" /> : null}
        </span>
      </button>
    </li>
  );
}

export function TestChoicesView({ search, tests, hasMore, chosen, onChoose, onRetry }: TestChoicesViewProps) {
  if (tests === null && onRetry !== null) return <LoadFailure title="The tests could not be loaded." onRetry={onRetry} />;
  return (
    <div className="flex min-h-60 flex-col gap-2">
      <div className="flex">{search}</div>
      {tests === null ? (
        <Loading label="Loading the tests">
          <SkeletonRows rows={4} />
        </Loading>
      ) : (
        <ul aria-label="Tests" className="-mx-2 max-h-[300px] overflow-y-auto">
          <Choice name="All tests" isChosen={chosen === null} onPress={() => onChoose(null)} />
          {tests.map(({ id, name, code }) => (
            <Choice key={id} name={name} code={code} isChosen={id === chosen} onPress={() => onChoose(id)} />
          ))}
        </ul>
      )}
      <p role="status" className="text-small text-ink-3">
        {tests?.length === 0 ? 'No test matches.' : hasMore ? 'There are more. Search to find them.' : ''}
      </p>
    </div>
  );
}
