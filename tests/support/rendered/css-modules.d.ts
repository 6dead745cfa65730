/** Vite turns these into class names; for tests the type is sufficient. */
declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  // biome-ignore lint/style/noDefaultExport: Vite exports them this way
  export default classNames;
}
