import { useEffect, useLayoutEffect, useRef } from 'react'
import { usePageUrl } from '@/hooks/page/use-page-url'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import { clickTarget } from '@/lib/browser/page/clicks'
import { isOtherPage, isOtherSectionOrHash } from '@/lib/browser/page/page-change'
import { getPageUrl, type PageUrl } from '@/lib/browser/page/page-url'
import { restoreScrollAfterSignIn } from '@/lib/browser/page/scroll-across-sign-in'
import {
  scrollToTopAfterNavigation,
  smoothScrollOfThisClick,
} from '@/lib/browser/page/smooth-scroll'

/** Scrolls to the top, smoothly in another area (spec §2). Back and forward keep their position; a hash leads to its section. */
export function ScrollToTop() {
  const address = usePageUrl()
  const last = useRef<PageUrl | null>(null)
  const lastTop = useRef(0)
  const isTraversal = useRef(false)

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const onTraversal = () => {
      const { href, origin } = window.location
      isTraversal.current = isOtherPage(new URL(href), getPageUrl(), origin)
    }
    const onScroll = () => {
      lastTop.current = window.scrollY
    }
    window.addEventListener('popstate', onTraversal, { signal })
    window.addEventListener('scroll', onScroll, { signal })
    return () => listening.abort()
  }, [])

  useLayoutEffect(() => {
    if (address === null) return
    const { hash } = window.location
    const isWanted = !isTraversal.current && isOtherSectionOrHash(last.current, address, hash)
    last.current = address
    isTraversal.current = false
    if (isWanted && !hasTarget(hash)) scrollToTopAfterNavigation(lastTop.current)
  }, [address])

  return null
}

function hasTarget(hash: string): boolean {
  return document.getElementById(hash.slice(1)) !== null
}

/** Scrolls back to the row a visitor left to sign in (decision 038). */
export function ScrollRestorationAfterSignIn() {
  const isSignedIn = useIsSignedIn()
  useEffect(() => {
    if (isSignedIn) restoreScrollAfterSignIn()
  }, [isSignedIn])
  return null
}

/** Scrolls smoothly if a link leads to a section of the current page. */
export function SmoothHashScroll() {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const target = clickTarget(event)
      const { origin } = window.location
      if (target === null || target.hash === '' || target.origin !== origin) return
      if (!isOtherPage(target, getPageUrl(), origin)) smoothScrollOfThisClick()
    }
    window.addEventListener('click', onClick)
    return () => window.removeEventListener('click', onClick)
  }, [])

  return null
}
