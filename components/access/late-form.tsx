'use client'

import { lazy, Suspense } from 'react'

/*
 * The forms of the access screens. They stand in the HTML; their script, which is more than the first load
 * of a page may weigh (promise S3), follows right behind it.
 */

const Login = lazy(async () => ({ default: (await import('./login-form')).LoginForm }))
const Registration = lazy(async () => ({
  default: (await import('./registration-form')).RegistrationForm,
}))
const Phone = lazy(async () => ({ default: (await import('./phone-form')).PhoneForm }))
const Reset = lazy(async () => ({ default: (await import('./reset-password')).ResetPassword }))

const forms = { login: Login, registration: Registration, phone: Phone, reset: Reset }

/** One of the forms of the access screens. */
export function LateForm({ form }: { readonly form: keyof typeof forms }) {
  const Form = forms[form]
  return (
    <Suspense>
      <Form />
    </Suspense>
  )
}
