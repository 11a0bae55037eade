import { Component } from 'react';
import type { ReactNode } from 'react';
import { reportError } from '#src/report.ts';

type UndrawnProps = {
  readonly children: ReactNode;
  readonly otherwise: (onRetry: () => void) => ReactNode;
};

/** An error boundary in place. */
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
