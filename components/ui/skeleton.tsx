export function Skeleton() {
  return (
    <div role="status" className="min-h-112 space-y-6">
      <span className="sr-only">Loading…</span>
      {['name', 'place', 'day'].map((line) => (
        <div key={line} aria-hidden="true">
          <div className="h-5 w-32 bg-line" />
          <div className="mt-2 h-11 border border-line bg-sheet" />
        </div>
      ))}
    </div>
  )
}
