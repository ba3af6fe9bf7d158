/** Blocks callers until it is opened; `held` is the number of waiting callers. */
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
