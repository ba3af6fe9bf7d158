export type Service = {
  /** How it ended: "exit code 1", "signal SIGKILL". */
  readonly exited: Promise<string>
  /** Resolves when it is gone; harmless when it is gone already. */
  stop(): Promise<void>
}
