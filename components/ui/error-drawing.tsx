/** Shows a decorative drawing. It is a file and not inline SVG, because Next sends the error and 404 screens with every page. */
export function ErrorDrawing({ className = '' }: { readonly className?: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: a line drawing needs no image optimiser
    <img
      src="/drawing-missing.svg"
      alt=""
      width={320}
      height={140}
      // Otherwise React preloads it with every page that might need it.
      loading="lazy"
      className={className}
    />
  )
}
