import { logFailure } from '@/lib/shared/log-failure'
import { routes } from '@/lib/shared/routes'
import { PAGES_CACHE, readCacheIndex } from '../../offline/cached-pages'
import { updateCacheIndex } from '../../offline/update-cache'
import { cachePage } from './cache-page'
import { OFFLINE_DRAWING } from './classify-request'
import { readCacheablePage } from './read-page'

const key = routes.offline

/** Caches the offline page once per build. `assets` are late chunks that pages of this build load. */
export async function cacheOfflinePage(build: string, assets: readonly string[]): Promise<void> {
  if ((await readCacheIndex()).build === build) return
  try {
    // Bypasses the HTTP cache, which may hold the page of the previous build.
    const page = await readCacheablePage(await fetch(key, { cache: 'no-cache' }))
    if (page === null) throw new Error('The offline page is not as it should be.')
    const wanted = {
      key,
      owner: '',
      isSaved: false,
      openedAt: null,
      assets: [...assets, OFFLINE_DRAWING],
    }
    await cachePage(page, wanted, { build })
  } catch (cause) {
    logFailure('The offline page could not be cached.', cause)
  }
}

/** Serves the offline page under the requested address, so that a reload retries it. */
export async function serveOfflinePage(): Promise<Response> {
  const cached = await caches.match(key, { cacheName: PAGES_CACHE })
  if (cached === undefined) return Response.error()
  return new Response(cached.body, { status: 503, headers: cached.headers })
}

/** Deletes all cached pages except the offline page. */
export async function deleteCachedPages(): Promise<void> {
  await updateCacheIndex(null, (index) => ({
    ...index,
    pages: index.pages.filter((page) => page.key === key),
  }))
}
