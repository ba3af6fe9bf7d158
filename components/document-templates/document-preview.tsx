import { Fragment } from 'react'
import type { DocxBlock } from '@/lib/server/parse-docx'
import { languageOf } from '@/lib/shared/format/languages'

const LOOKS = {
  title: 'text-xl font-semibold',
  heading: 'mt-4 border-b border-line font-semibold',
  text: 'mt-2',
}

/** Shows the text of the file that is downloaded. */
export function DocumentPreview({ blocks }: { readonly blocks: readonly DocxBlock[] }) {
  return (
    <figure>
      <figcaption className="mb-3 text-sm text-ink-soft">
        The full text of the file. Replace the [brackets] with your own words.
      </figcaption>
      <div className="border border-line-strong px-4 py-6 text-sm sm:px-10 sm:py-12">
        {blocks.map((block, index) => {
          // The order of blocks never changes here.
          const key = index
          return block.role === 'points' ? (
            <ul key={key} className="mt-1 list-disc pl-5">
              {block.items.map((item) => (
                <li key={item} lang={languageOf(item)}>
                  <PlaceholderText text={item} />
                </li>
              ))}
            </ul>
          ) : (
            <p
              key={key}
              lang={languageOf(block.words)}
              className={`flex flex-wrap justify-between gap-x-4 ${LOOKS[block.role]} ${block.isBold ? 'font-semibold' : ''}`}
            >
              <span>
                <PlaceholderText text={block.words} />
              </span>
              {block.right !== '' && (
                <span className="font-normal">
                  <PlaceholderText text={block.right} />
                </span>
              )}
            </p>
          )
        })}
      </div>
    </figure>
  )
}

/** Highlights words in [brackets]. */
function PlaceholderText({ text }: { readonly text: string }) {
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
