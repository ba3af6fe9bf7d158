const FIGURE = /^[\d.]+$/

/** Lines of cells as text, each column as wide as its widest cell; columns of figures to the right. */
export function toTable(lines: readonly (readonly string[])[]): string {
  const columns = lines[0]?.map((_, column) => lines.map((line) => line[column] ?? '')) ?? []
  const widths = columns.map((cells) => Math.max(...cells.map(({ length }) => length)))
  const areFigures = columns.map((cells) => cells.length > 1 && cells.slice(1).every(isFigure))
  const toLine = (line: readonly string[]) =>
    line
      .map((cell, column) => {
        const width = widths[column] ?? 0
        return areFigures[column] ? cell.padStart(width) : cell.padEnd(width)
      })
      .join('  ')
      .trimEnd()
  return lines.map(toLine).join('\n')
}

function isFigure(cell: string): boolean {
  return FIGURE.test(cell)
}
