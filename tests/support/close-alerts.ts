import { waitFor } from '@testing-library/react'
import { afterEach, expect } from 'vitest'

// An alert sets itself up some milliseconds after it opens and closes on a timer. Both would access
// the window of a test that has already finished.
afterEach(async () => {
  const container = document.querySelector<HTMLElement>('.swal2-container')
  if (container === null) return
  await waitFor(() => expect(container.style.overflowY).not.toBe(''))
  const { default: Swal } = await import('sweetalert2/dist/sweetalert2.js')
  Swal.close()
  await waitFor(() => expect(container.isConnected).toBe(false))
})
