/** Vite turns these into class names; for tests the type is sufficient. */
declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  // biome-ignore lint/style/noDefaultExport: that is how Vite hands them over
  export default classNames;
}
