import { Fragment } from 'react'

/** Highlights words in [brackets]. */
export function PlaceholderText({ text }: { readonly text: string }) {
  return text.split(/(\[[^\]]+\])/).map((piece, index) => {
    const key = `${index}${piece}`
    return piece.startsWith('[') ? (
      <span key={key} className="text-pen-text">
        {piece}
      </span>
    ) : (
      <Fragment key={key}>{piece}</Fragment>
    )
  })
}
