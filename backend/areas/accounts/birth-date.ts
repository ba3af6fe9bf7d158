const EARLIEST = '1900-01-01'
const YOUNGEST_YEARS = 10

/**
 * Checks that a living person old enough for an account can be born on this day; both days are `YYYY-MM-DD`.
 */
export function isPlausibleBirthDate(day: string, today: string): boolean {
  const youngest = `${Number(today.slice(0, 4)) - YOUNGEST_YEARS}${today.slice(4)}`
  return day >= EARLIEST && day <= youngest
}
