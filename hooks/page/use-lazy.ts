import { startTransition, useCallback, useEffect, useReducer, useState } from 'react'
import { logFailure } from '@/lib/shared/log-failure'

type Loaded<T> = {
  readonly by: () => Promise<T>
  /** Absent if loading failed. */
  readonly late?: { readonly value: T }
}

export type Lazy<T> = {
  /** Undefined until loaded. */
  readonly value: T | undefined
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** Loads a module after hydration. `load` must stay the same function; null loads nothing. For parts of the HTML use React's `lazy`. */
export function useLazy<T>(load: (() => Promise<T>) | null, failureLogMessage: string): Lazy<T> {
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
      // A listing renders twenty at once, at low priority.
      .then((value) => startTransition(() => keep({ by: load, late: { value } })))
      .catch((cause: unknown) => {
        logFailure(failureLogMessage, cause)
        keep({ by: load })
      })
    return () => {
      isOver = true
    }
  }, [load, failureLogMessage, tries])

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
