export function listChosen<Value>(chosen: Value | readonly Value[] | undefined): readonly Value[] {
  if (chosen === undefined) return []
  return isList(chosen) ? chosen : [chosen]
}

// Array.isArray does not know lists that cannot be written to.
function isList<Value>(chosen: Value | readonly Value[]): chosen is readonly Value[] {
  return Array.isArray(chosen)
}
