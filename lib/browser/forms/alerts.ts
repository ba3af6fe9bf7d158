import type { SweetAlertOptions } from 'sweetalert2'
// This build has no inline styles, which the Content Security Policy forbids.
import Swal from 'sweetalert2/dist/sweetalert2.js'
import { ALERT_MS } from '@/lib/shared/limits'
// Imported here because a first visit shows no alert (promise S12).
import '@/styles/alert.css'

export type AlertKind = keyof typeof kinds

const kinds = {
  SUCCESS: { icon: 'success', iconHtml: '✓' },
  WARNING: { icon: 'warning', iconHtml: '!' },
  ERROR: { icon: 'error', iconHtml: '×' },
  INFO: { icon: 'info', iconHtml: 'i' },
  QUESTION: { icon: 'question', iconHtml: '?' },
} satisfies Record<string, Pick<SweetAlertOptions, 'icon' | 'iconHtml'>>

/**
 * Shows an alert at the top. It closes too soon for many readers, so the caller also puts the text into a live
 * region. Loaded late (architecture §5).
 */
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

/** Parts a confirm dialog does not use; some checkers report form fields without a name. */
const UNUSED = 'img, input, select, textarea, .swal2-radio, .swal2-checkbox'

export type ConfirmDialog = {
  readonly title: string
  readonly text: string
  /** Label of the first button, which changes nothing and has the focus. */
  readonly cancel: string
  readonly confirm: string
}

/** Resolves to false also when the dialog is dismissed. */
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
