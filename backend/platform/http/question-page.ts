import { escapeText } from 'entities'

type Page = {
  readonly title: string
  readonly text: string
  /** Name of the button that sends the same address by POST; none on a page that only tells. */
  readonly button?: string
}

/**
 * A plain page for people who follow a link in a mail. What the link does happens by its button
 * alone: mail programs open links by themselves to look at them.
 */
export function toQuestionPage({ title, text, button }: Page): string {
  const form =
    button === undefined
      ? ''
      : `<form method="post"><button type="submit">${escapeText(button)}</button></form>`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeText(title)}</title></head><body><main><h1>${escapeText(title)}</h1><p>${escapeText(text)}</p>${form}</main></body></html>`
}
