/*
 * Development only. Each federated module has its own copy of react-refresh, which finds React's
 * renderer through the developer tools' hook; without the tools installed nothing would refresh.
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
