/** A caller that began to send a body and fell silent. */
export class SilentCaller extends Error {
  override readonly name = 'SilentCaller'
  readonly statusCode = 408
}

/**
 * Resolves or rejects as the work that reads a body does, and rejects with `SilentCaller` once the
 * work reported no progress for `patience` milliseconds (promise T14). The work hears of it by the
 * signal and cleans up after itself.
 */
export async function withPatience<Result>(
  patience: number,
  work: (progress: () => void, silence: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const silence = new AbortController()
  const timer = setTimeout(() => silence.abort(), patience)
  const silent = new Promise<never>((_, reject) => {
    silence.signal.addEventListener('abort', () =>
      reject(new SilentCaller('Nothing more of the body arrived')),
    )
  })
  try {
    return await Promise.race([work(() => void timer.refresh(), silence.signal), silent])
  } finally {
    clearTimeout(timer)
  }
}
