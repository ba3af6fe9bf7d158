import { ASSETS_CACHE } from '../kept'

/** The kept copy is as good as any: the name changes with the content. */
export async function answerAsset(request: Request): Promise<Response> {
  const kept = await caches.match(request, { cacheName: ASSETS_CACHE, ignoreSearch: true })
  return kept ?? fetch(request)
}
