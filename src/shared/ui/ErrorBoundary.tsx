import { Component, type ErrorInfo, type ReactNode } from 'react';

type Props = {
  children: ReactNode;
  /** Rendered after an error. */
  fallback: ReactNode;
  /** A changed value resets the error, such as the address. */
  retryOn?: string;
};
type State = { failed: boolean; retryOn?: string | undefined };

/** Contains an error within one page or one part of the frame: menu and phone number stay usable. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, retryOn: this.props.retryOn };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ retryOn }: Props, state: State): State | null {
    return retryOn === state.retryOn ? null : { failed: false, retryOn };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error('A part of the page failed to render', error, componentStack);
  }

  override render(): ReactNode {
    const { children, fallback } = this.props;
    return this.state.failed ? fallback : children;
  }
}
