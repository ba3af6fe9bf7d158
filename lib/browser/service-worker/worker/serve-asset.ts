import { ASSETS_CACHE } from '../../offline/cached-pages'

/** The kept copy is as good as any: the name changes with the content. */
export async function serveAsset(request: Request): Promise<Response> {
  const kept = await caches.match(request, { cacheName: ASSETS_CACHE, ignoreSearch: true })
  return kept ?? fetch(request)
}
