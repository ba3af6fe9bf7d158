import { startTransition, useCallback, useEffect, useReducer, useState } from 'react'
import { logFailure } from '@/lib/shared/log-failure'

type Loaded<T> = {
  readonly by: () => Promise<T>
  /** Absent where it did not come. */
  readonly late?: { readonly value: T }
}

/** `load` must stay the same function; null while nothing is wanted. For what the HTML needs, use `lazy`. */
export function useLazy<T>(load: (() => Promise<T>) | null, complaint: string) {
  const [came, setCame] = useState<Loaded<T>>()
  const [tries, tryAgain] = useReducer(() => ({}), {})

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another run
  useEffect(() => {
    if (load === null) return
    let isOver = false
    const keep = (now: Loaded<T>) => {
      if (!isOver) setCame(now)
    }
    load()
      // A listing draws twenty at once; nobody waits for them.
      .then((value) => startTransition(() => keep({ by: load, late: { value } })))
      .catch((cause: unknown) => {
        logFailure(complaint, cause)
        keep({ by: load })
      })
    return () => {
      isOver = true
    }
  }, [load, complaint, tries])

  const retry = useCallback(() => {
    setCame((now) => (now?.late ? now : undefined))
    tryAgain()
  }, [])

  const isWanted = load !== null && came?.by === load
  return {
    value: isWanted ? came.late?.value : undefined,
    hasFailed: isWanted && came.late === undefined,
    retry,
  }
}
