import { Component } from 'react';
import type { ReactNode } from 'react';
import { reportError } from '#src/report.ts';

type UndrawnProps = {
  readonly children: ReactNode;
  /** Stands at the place of what cannot be drawn; it can be drawn again. */
  readonly otherwise: (onRetry: () => void) => ReactNode;
};

/** Draws what it holds, or says at its place that it cannot be drawn. */
export class Undrawn extends Component<UndrawnProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error, 'render');
  }

  private readonly retry = (): void => this.setState({ isBroken: false });

  override render(): ReactNode {
    return this.state.isBroken ? this.props.otherwise(this.retry) : this.props.children;
  }
}
