/** Vite turns these into class names; tests that read a component's types only need to know that. */
declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  // biome-ignore lint/style/noDefaultExport: that is how Vite hands them over
  export default classNames;
}
