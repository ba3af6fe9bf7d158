const TOWER =
  'M300 205 313 100 320 36 327 100 340 205M313 100h14M284 82h72l-36-16zM276 108h88l-44-18z'
const BRACES = 'M302 190l36-10-33-15 29-15-26-12 23-14-18-12M284 82v8M356 82v8M276 108v8M364 108v8'

export function Pylon({ x = 0 }: { readonly x?: number }) {
  return <path d={TOWER + BRACES} transform={`translate(${x})`} />
}
