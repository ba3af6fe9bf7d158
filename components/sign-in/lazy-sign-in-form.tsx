'use client'

import { lazy, Suspense } from 'react'

/* The forms are in the HTML; their scripts load later, because they exceed the size limit of a first load (promise S3). */

const Login = lazy(async () => ({ default: (await import('./login-form')).LoginForm }))
const Registration = lazy(async () => ({
  default: (await import('./registration-form')).RegistrationForm,
}))
const Phone = lazy(async () => ({ default: (await import('./phone-form')).PhoneForm }))
const Reset = lazy(async () => ({ default: (await import('./reset-password')).ResetPassword }))

const forms = { login: Login, registration: Registration, phone: Phone, reset: Reset }

export function LazySignInForm({ form }: { readonly form: keyof typeof forms }) {
  const Form = forms[form]
  return (
    <Suspense>
      <Form />
    </Suspense>
  )
}
