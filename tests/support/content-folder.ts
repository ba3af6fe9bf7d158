import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** The smallest valid article, with fields changed, or removed where null. */
export function articleFile(fields: Record<string, string | null> = {}, body = 'A text.'): string {
  const stated = {
    title: 'A title',
    summary: 'A summary.',
    author: 'Somebody',
    topic: 'Power',
    publishedAt: '2026-03-01',
    ...fields,
  }
  const lines = Object.entries(stated).flatMap(([key, value]) =>
    value === null ? [] : [`${key}: ${value}`],
  )
  return ['---', ...lines, '---', '', body, ''].join('\n')
}

const CV = `---
title: A CV
summary: For somebody.
kind: cv
field: All fields
level: Student
publishedAt: 2026-03-01
document:
  headline: A headline
  sections:
    - heading: One
      points: ["a [placeholder]"]
    - heading: Two
      entries: [{ title: Degree, place: Somewhere, dates: 2026, points: [b] }]
    - heading: Three
      text: c
---

How to use it.
`

/** One valid file of each kind. */
const FILES: Readonly<Record<string, string>> = {
  'news/one.md': articleFile(),
  'career-advice/one.md': articleFile(),
  'interview-tips/one.md': articleFile(),
  'templates/one.md': CV.replace('dates: 2026', "dates: '2026'"),
  'pages/one.md': '---\ntitle: A page\nsummary: A summary.\n---\nA text.\n',
  'faq/one.md': '---\nquestion: Why?\ntopic: Searching\nposition: 1\n---\nBecause.\n',
  'advertisements/home-main.md': '---\ntitle: Buy\nurl: /jobs\nlabel: Here\n---\nNow.\n',
}

/** A content folder with one valid file of each kind, and files replaced, added, or removed where null. */
export function makeContentFolder(changes: Readonly<Record<string, string | null>> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'visvakor-content-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [path, text] of Object.entries({ ...FILES, ...changes })) {
    if (text === null) continue
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}
