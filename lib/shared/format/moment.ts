import { formatDay } from './dates'

/** Formats "22 Nov, 14:05" in the time zone of the device. `at` is in ms since the epoch. */
export function formatMoment(at: number): string {
  const moment = new Date(at)
  const day = [moment.getFullYear(), toTwo(moment.getMonth() + 1), toTwo(moment.getDate())]
  const words = formatDay(day.join('-')).replace(/ \d{4}$/, '')
  return `${words}, ${toTwo(moment.getHours())}:${toTwo(moment.getMinutes())}`
}

function toTwo(number: number): string {
  return String(number).padStart(2, '0')
}
