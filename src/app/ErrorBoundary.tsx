import { Component, type ErrorInfo, type ReactNode } from 'react';

type Props = {
  children: ReactNode;
  /** Shown in place of what failed. */
  fallback: ReactNode;
};
type State = { failed: boolean };

/** Keeps a fault inside one page or one part of the frame: the menu and the phone number stay usable. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error('A part of the page failed to render', error, componentStack);
  }

  override render(): ReactNode {
    const { children, fallback } = this.props;
    return this.state.failed ? fallback : children;
  }
}
