import { Component, type ErrorInfo, type ReactNode } from 'react';
import { RouteError } from '@/shared/ui/RouteError.tsx';

type Props = { children: ReactNode };
type State = { failed: boolean };

/** Keeps a fault inside one page: the frame, the menu and the phone number stay usable. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error('A page failed to render', error, componentStack);
  }

  override render(): ReactNode {
    return this.state.failed ? <RouteError /> : this.props.children;
  }
}
