import { useEffect, useState } from 'react'

/** Returns a ref, and whether its element has ever been within one screen of the viewport. */
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
