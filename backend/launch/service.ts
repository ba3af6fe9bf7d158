/** A part of the product that runs in a process of its own. */
export type Service = {
  /** Becomes the way it ended ("exit code 1", "signal SIGKILL") when it does. */
  readonly exited: Promise<string>
  /** Stops it gracefully and resolves when it is gone; harmless when it is gone already. */
  stop(): Promise<void>
}
