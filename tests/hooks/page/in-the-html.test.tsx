import Cookies from 'js-cookie'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { useIsHydrated } from '@/hooks/page/use-is-hydrated'
import { useHasLocalePrefix, usePageUrl } from '@/hooks/page/use-page-url'
import { useQueryParams } from '@/hooks/page/use-query-params'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'

afterEach(() => {
  Cookies.remove('signed_in')
  window.history.replaceState(null, '', '/')
})

function Page() {
  const facts = [
    useIsHydrated(),
    useIsSignedIn(),
    useHasLocalePrefix(),
    usePageUrl(),
    `${useQueryParams()}`,
  ]
  return <p>{JSON.stringify(facts)}</p>
}

test('the server HTML contains no user and no locale prefix (decision 004)', () => {
  Cookies.set('signed_in', '1')
  window.history.replaceState(null, '', '/en/jobs?page=2')
  expect(renderToString(<Page />).replaceAll('&quot;', '"')).toBe(
    '<p>[false,false,false,null,""]</p>',
  )
})
