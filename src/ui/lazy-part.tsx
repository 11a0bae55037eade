import type { ComponentType, ReactNode } from 'react';
import { Component, lazy, useState } from 'react';
import { LoadFailure } from './load-failure.tsx';

/** The code of a part did not come: without a network, or because a newer build replaced it. */
class PartMissing extends Error {}

type GuardProps = { readonly children: ReactNode; readonly onRetry: () => void };
type GuardState = { readonly error: unknown };

class Guard extends Component<GuardProps, GuardState> {
  override state: GuardState = { error: null };

  static getDerivedStateFromError(error: unknown): GuardState {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!(error instanceof PartMissing)) throw error;
    return <LoadFailure title="This part of the page could not be loaded." onRetry={this.props.onRetry} />;
  }
}

type Part<Props> = { readonly default: ComponentType<Props> };

/** A component whose code is fetched when it is first drawn. Where the code does not come, it says so at its place, and it can be fetched again. */
export function lazyPart<Props extends object>(load: () => Promise<Part<Props> | undefined>): ComponentType<Props> {
  const fetched = async (): Promise<Part<Props>> => {
    const part = await load().catch(() => undefined);
    if (part === undefined) throw new PartMissing('The code of a part did not come.');
    return part;
  };
  let latest = lazy(fetched);
  const again = () => {
    latest = lazy(fetched);
    return latest;
  };
  return function LazyPart(props: Props) {
    const [{ Shown, turn }, show] = useState(() => ({ Shown: latest, turn: 0 }));
    return (
      <Guard key={turn} onRetry={() => show({ Shown: again(), turn: turn + 1 })}>
        <Shown {...props} />
      </Guard>
    );
  };
}
