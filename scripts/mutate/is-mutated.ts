/** Where the rules of the product stand; `app` only puts parts together, which the browser suite tries. */
const AREAS = ['lib', 'backend', 'hooks', 'components']

/** Demo content, the look of letters, and tables of which the tests know only the migrations made from them. */
const LEFT_OUT = ['seed', 'demo', 'documents', 'migrations', 'schema']

/** Whether the lines of a file are worth changing: code of the product, not its content. */
export function isMutated(file: string): boolean {
  const [area = '', ...folders] = file.split('/').slice(0, -1)
  const isCode = /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith('.d.ts')
  return isCode && AREAS.includes(area) && !folders.some((folder) => LEFT_OUT.includes(folder))
}
