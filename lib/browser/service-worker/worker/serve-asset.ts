import { ASSETS_CACHE } from '../../offline/cached-pages'

/** Serves the cached asset first: its name changes with its content. */
export async function serveAsset(request: Request): Promise<Response> {
  const kept = await caches.match(request, { cacheName: ASSETS_CACHE, ignoreSearch: true })
  return kept ?? fetch(request)
}
