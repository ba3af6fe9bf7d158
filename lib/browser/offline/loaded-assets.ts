/** Lists the build assets this page has loaded, as paths. Late chunks are not in the HTML. */
export function listLoadedAssets(): readonly string[] {
  const paths = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => isBuildAsset(origin, pathname))
    .map(({ pathname }) => pathname)
  return [...new Set(paths)]
}

function isBuildAsset(origin: string, path: string): boolean {
  return origin === window.location.origin && path.startsWith('/_next/static/')
}
