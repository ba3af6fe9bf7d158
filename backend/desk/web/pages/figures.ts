import { FIGURE_DAYS, type Figure, readFigures } from '../../figures'
import type { RenderPage } from '../context'
import { type Html, html } from '../html'

const [BAR, HEIGHT] = [8, 80]

/** What happened on each of the last ninety days, as bars. */
export const renderFigures: RenderPage = async ({ db, clock }) => {
  const figures = await readFigures(db, clock.now())
  return { title: `The last ${FIGURE_DAYS} days`, main: html`${figures.map(toFigure)}` }
}

function toFigure({ name, counts }: Figure): Html {
  const most = Math.max(1, ...counts)
  const total = counts.reduce((sum, count) => sum + count, 0)
  const [week, before] = [counts.slice(-7), counts.slice(-14, -7)].map((days) =>
    days.reduce((sum, count) => sum + count, 0),
  )
  const bars = counts.map((count, day) => {
    const height = Math.round((count / most) * HEIGHT)
    return html`<rect x="${day * BAR}" y="${HEIGHT - height}" width="${BAR - 2}" height="${height}"/>`
  })
  const words = `${total} in all, at most ${Math.max(...counts)} a day; ${week ?? 0} in the last seven days, ${before ?? 0} in the seven before`
  return html`<h2>${name}</h2><svg role="img" aria-label="${name}: ${words}" viewBox="0 0 ${FIGURE_DAYS * BAR} ${HEIGHT}" width="100%" height="${HEIGHT}" preserveAspectRatio="none" fill="#f48b24">${bars}</svg>
<p class="note">${words}.</p>`
}
