import { waitFor } from '@testing-library/react'
import { afterEach, expect } from 'vitest'

// An alert sets itself up some milliseconds after it opens and closes by its own clock: both would reach
// for a window that went with its test.
afterEach(async () => {
  const container = document.querySelector<HTMLElement>('.swal2-container')
  if (container === null) return
  await waitFor(() => expect(container.style.overflowY).not.toBe(''))
  const { default: Swal } = await import('sweetalert2/dist/sweetalert2.js')
  Swal.close()
  await waitFor(() => expect(container.isConnected).toBe(false))
})
