'use client'

import '@/styles/globals.css'

/** Shows that the error page failed too (spec §8). It uses nothing that could be the cause. */
export default function GlobalError() {
  return (
    <html lang="en">
      <body className="mx-auto max-w-measure px-4 py-12">
        <title>An error occurred while showing the error page</title>
        <h1 className="mb-6 text-2xl font-semibold">
          An error occurred while showing the error page
        </h1>
        {/* A full page load: the router may be what failed. */}
        <a href="/" className="inline-flex min-h-target items-center text-pen-text underline">
          Go back to home
        </a>
      </body>
    </html>
  )
}
