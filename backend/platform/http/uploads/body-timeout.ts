/** The caller started a body and then sent nothing more. */
export class BodyTimeout extends Error {
  override readonly name = 'SilentCaller'
  readonly statusCode = 408
}

/**
 * Rejects with `BodyTimeout` after `patience` milliseconds without progress (promise T14); `silence` tells
 * the work to clean up.
 */
export async function withBodyTimeout<Result>(
  patience: number,
  work: (progress: () => void, silence: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const silence = new AbortController()
  const timer = setTimeout(() => silence.abort(), patience)
  const silent = new Promise<never>((_, reject) => {
    silence.signal.addEventListener('abort', () =>
      reject(new BodyTimeout('Nothing more of the body arrived')),
    )
  })
  try {
    return await Promise.race([work(() => void timer.refresh(), silence.signal), silent])
  } finally {
    clearTimeout(timer)
  }
}
