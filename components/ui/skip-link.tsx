/** Skips to the content. `target` differs by layout, because Next keeps the layout of an earlier route in the document. */
export function SkipLink({ target }: { readonly target: string }) {
  return (
    <a href={`#${target}`} className="skip-link">
      Skip to content
    </a>
  )
}
