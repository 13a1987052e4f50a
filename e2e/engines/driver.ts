/** W3C input actions, the same in WebDriver and WebDriver BiDi. */
export type InputSource =
  | { type: 'key'; id: 'keyboard'; actions: { type: 'keyDown' | 'keyUp'; value: string }[] }
  | { type: 'pointer'; id: 'mouse'; actions: Record<string, unknown>[] };

/** The commands that each engine implements; `e2e/engines/engine-page.ts` builds everything else on them. */
export type Driver = {
  /** Resolves when the page has loaded. */
  navigate(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Runs an expression in the page, awaits its promise and returns its string. */
  evaluate(expression: string): Promise<string>;
  perform(sources: InputSource[]): Promise<void>;
  upload(selector: string, path: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Errors since the last call: uncaught, console, Content-Security-Policy, failed requests. */
  takeErrors(): Promise<string[]>;
  close(): Promise<void>;
};
