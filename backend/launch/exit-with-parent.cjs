// `node --require` loads this before each program: it ends the program when the launcher is killed, to free the
// port. CommonJS, so that it is loaded before the program's own modules.

/** ms to finish answers; less than the launcher waits for a port */
const PATIENCE = 2_000

// The program's own workers inherit node's options too; their channel is not ours.
if (process.channel && String(process.ppid) === process.env.LAUNCHER_PID) {
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), PATIENCE).unref()
    // A program that listens for this ends itself.
    if (process.listenerCount('disconnect') === 0) process.kill(process.pid, 'SIGTERM')
  })
  // The channel must not keep the program alive.
  process.channel.unref()
}
