import type { SweetAlertOptions } from 'sweetalert2'
// The build that brings no styles of its own: the policy forbids what it would write into the page.
import Swal from 'sweetalert2/dist/sweetalert2.js'
import { ALERT_MS } from '@/lib/shared/limits'
// A first visit shows no alert (promise S12).
import '@/styles/alert.css'

export type AlertKind = keyof typeof kinds

const kinds = {
  SUCCESS: { icon: 'success', iconHtml: '✓' },
  WARNING: { icon: 'warning', iconHtml: '!' },
  ERROR: { icon: 'error', iconHtml: '×' },
  INFO: { icon: 'info', iconHtml: 'i' },
  QUESTION: { icon: 'question', iconHtml: '?' },
} satisfies Record<string, Pick<SweetAlertOptions, 'icon' | 'iconHtml'>>

/** Too short to read for many: the caller keeps the words in a live region. Late chunks (architecture §5). */
export function showAlert(kind: AlertKind, text: string): void {
  Swal.fire({
    ...kinds[kind],
    text,
    toast: true,
    position: 'top',
    width: 'auto',
    showConfirmButton: false,
    timer: ALERT_MS,
    didOpen: (popup) => popup.setAttribute('aria-live', 'off'),
  })
}

/** What a question never shows; nameless fields, hidden or not, are faults to some checkers. */
const UNUSED = 'img, input, select, textarea, .swal2-radio, .swal2-checkbox'

export type ConfirmDialog = {
  readonly title: string
  readonly text: string
  /** The first button leaves everything as it is and has the focus. */
  readonly cancel: string
  readonly confirm: string
}

/** False also when the dialog is just closed. */
export async function showConfirmDialog({
  title,
  text,
  cancel,
  confirm,
}: ConfirmDialog): Promise<boolean> {
  const { isConfirmed } = await Swal.fire({
    ...kinds.QUESTION,
    title,
    text,
    showCancelButton: true,
    focusCancel: true,
    reverseButtons: true,
    cancelButtonText: cancel,
    confirmButtonText: confirm,
    buttonsStyling: false,
    customClass: { cancelButton: 'button', confirmButton: 'button button-stop' },
    heightAuto: false,
    scrollbarPadding: false,
    didOpen: (popup) => {
      for (const part of popup.querySelectorAll(UNUSED)) part.remove()
    },
  })
  return isConfirmed
}
