/** Scripts that run before the app and remove features from the browser. */

/** Removes features that are missing in the oldest supported browsers. */
export const REMOVE_NEWER_FEATURES = `
  delete Element.prototype.checkVisibility;
  delete Element.prototype.ariaLabel;
  delete AbortSignal.any;
  delete Intl.Segmenter;
  delete Promise.withResolvers;
  delete Navigator.prototype.storageBuckets;
  delete Navigator.prototype.wakeLock;
  delete globalThis.StorageManager?.prototype.estimate;
  delete globalThis.OffscreenCanvas;
  delete globalThis.scheduler;
  delete globalThis.requestIdleCallback;
  const supports = CSS.supports;
  CSS.supports = (...args) => !/light-dark/.test(args.join()) && supports.apply(CSS, args);
`;

/** Removes required features, by the names used in the message. */
export const REMOVE_REQUIRED_FEATURES = {
  'Array.prototype.with': 'delete Array.prototype.with;',
  'RegExp (?<=…)': `
    const Plain = RegExp;
    globalThis.RegExp = function (source, flags) {
      if (String(source).includes('(?<=')) throw new SyntaxError('Invalid group');
      return new Plain(source, flags);
    };
    globalThis.RegExp.prototype = Plain.prototype;`,
  'CSS :has()': `
    const supports = CSS.supports;
    CSS.supports = (...args) => !/:has/.test(args.join()) && supports.apply(CSS, args);`,
};
