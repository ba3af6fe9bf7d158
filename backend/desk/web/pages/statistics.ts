import { listEmptySearches } from '@/backend/areas/listing/search/empty-searches'
import { addDays, toDay } from '@/lib/shared/calendar/day'
import { type Figure, readDailyStatistics, STATISTICS_DAYS } from '../../daily-statistics'
import type { RenderPage } from '../context'
import { type Html, html } from '../html'
import { toTable } from '../html-parts'

const [BAR, HEIGHT] = [8, 80]

const SHOWN_SEARCHES = { atLeast: 3, atMost: 30 }

/** What happened on each of the last ninety days, as bars. */
export const renderStatistics: RenderPage = async ({ db, clock }) => {
  const figures = await readDailyStatistics(db, clock.now())
  const since = addDays(toDay(clock.now()), 1 - STATISTICS_DAYS)
  const searches = await listEmptySearches(db, since, SHOWN_SEARCHES)
  const table = toTable(
    ['Search words', 'Times'],
    searches.map(({ words, searches: times }) => html`<tr><td>${words}</td><td>${times}</td></tr>`),
    `Nothing was searched ${SHOWN_SEARCHES.atLeast} times without a result.`,
  )
  return {
    title: `The last ${STATISTICS_DAYS} days`,
    main: html`${figures.map(toFigure)}<h2>Searches without results</h2>${table}`,
  }
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
  return html`<h2>${name}</h2><svg role="img" aria-label="${name}: ${words}" viewBox="0 0 ${STATISTICS_DAYS * BAR} ${HEIGHT}" width="100%" height="${HEIGHT}" preserveAspectRatio="none" fill="#f48b24">${bars}</svg>
<p class="note">${words}.</p>`
}
