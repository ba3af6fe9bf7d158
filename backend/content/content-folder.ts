import { fileURLToPath } from 'node:url'

export const contentFolder = fileURLToPath(new URL('.', import.meta.url)).replace(/[/\\]$/, '')
