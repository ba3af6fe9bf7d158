import { fileURLToPath } from 'node:url'

/** Where the content of the site lies: one folder a kind, one Markdown file an item. */
export const contentFolder = fileURLToPath(new URL('.', import.meta.url)).replace(/[/\\]$/, '')
