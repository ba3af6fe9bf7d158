// Loaded by `node --require` before each program of the launcher: ends it when the launcher is killed,
// so that it does not keep the port. Not `--import`: with it Node 20.9 refuses Next's program, whose
// name has no extension.

/** Long enough to finish what is being answered, shorter than the launcher waits for a port; ms. */
const PATIENCE = 2_000

// Workers of the program get node's options from it, and their channel is the program's affair.
if (process.channel && String(process.ppid) === process.env.LAUNCHER_PID) {
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), PATIENCE).unref()
    // A program that listens for this itself knows how to end.
    if (process.listenerCount('disconnect') === 0) process.kill(process.pid, 'SIGTERM')
  })
  // The channel alone is no reason to live on.
  process.channel.unref()
}
