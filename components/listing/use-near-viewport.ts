import { useEffect, useState } from 'react'

/** For `ref`; and whether that element ever was no more than a screen away. */
export function useNearViewport(): readonly [(element: Element | null) => void, boolean] {
  const [place, setPlace] = useState<Element | null>(null)
  const [wasNear, setWasNear] = useState(false)

  useEffect(() => {
    if (place === null || wasNear) return
    if (!('IntersectionObserver' in window)) return setWasNear(true)
    const watch = new IntersectionObserver(
      (entries) => setWasNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '100%' },
    )
    watch.observe(place)
    return () => watch.disconnect()
  }, [place, wasNear])

  return [setPlace, wasNear]
}
