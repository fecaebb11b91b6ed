/*
 * Development only. Each federated module has its own copy of react-refresh, which finds React's renderer
 * through the hook of React Developer Tools. This is that hook for browsers without the tools.
 */
const renderers = new Map();
window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers,
  supportsFiber: true,
  inject(renderer) {
    renderers.set(renderers.size + 1, renderer);
    return renderers.size;
  },
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
  onScheduleFiberRoot() {},
};
