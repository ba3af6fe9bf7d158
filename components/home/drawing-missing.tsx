/**
 * The drawing with one part missing, for empty, error and 404 states. A file and not inline SVG:
 * Next carries the error and 404 screens along with every page. Decorative.
 */
export function DrawingMissing({ className = '' }: { readonly className?: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: a line drawing needs no image optimiser
    <img
      src="/drawing-missing.svg"
      alt=""
      width={320}
      height={140}
      // React would preload it with every page that might need it.
      loading="lazy"
      className={className}
    />
  )
}
