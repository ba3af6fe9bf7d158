/** Finds the rows of the same listing; a previous page may still be in the document, hidden. */
export function findRows(near: Element): readonly Element[] {
  for (let at = near.parentElement; at !== null; at = at.parentElement) {
    const rows = at.querySelectorAll('.rows > .job-row')
    if (rows.length > 0) return [...rows]
  }
  return []
}
