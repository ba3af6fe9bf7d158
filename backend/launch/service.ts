export type Service = {
  /** The reason for its end: "exit code 1", "signal SIGKILL". */
  readonly exited: Promise<string>
  /** Stops it and resolves when it is gone; harmless when it already is. */
  stop(): Promise<void>
}
