import { Component, type ReactNode } from "react";

type Props = {
  fallback: (retry: () => void) => ReactNode;
  onCrash?: (error: unknown) => void;
  children: ReactNode;
};

/** A department that breaks takes only its own place down. React still reports the error. */
export class DepartmentBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash?.(error);
  }

  override render() {
    const { fallback, children } = this.props;
    return this.state.broken ? fallback(() => this.setState({ broken: false })) : children;
  }
}
