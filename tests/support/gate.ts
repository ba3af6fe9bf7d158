/** Holds whatever passes until it is opened; `held` says how many wait. */
export function createGate() {
  const waiting: (() => void)[] = []
  let isOpen = true
  return {
    get held() {
      return waiting.length
    },
    close: () => {
      isOpen = false
    },
    open: () => {
      isOpen = true
      for (const go of waiting.splice(0)) go()
    },
    pass: async () => {
      if (!isOpen) await new Promise<void>((resolve) => waiting.push(resolve))
    },
  }
}
