export type FieldProblem = { readonly field: string; readonly message: string }

type Words = {
  readonly empty: string
  /** Maximum characters, as in the contract. */
  readonly longest: number
  readonly tooLong: string
  readonly wrong: string
}

const SIX_DIGITS = /^\d{3}\s?\d{3}$/

const SHAPES: ReadonlyMap<string, RegExp> = new Map([
  ['email', /^[^\s@]+@[^\s@]+\.[^\s@]+$/],
  ['phoneNumber', /(?:\p{Nd}\P{Nd}*){5}/u],
  ['verifyCode', SIX_DIGITS],
  ['otpCode', SIX_DIGITS],
])

function codeWords(sent: string): Words {
  return {
    empty: `Enter the six digits we ${sent} you.`,
    longest: 20,
    tooLong: 'The code has six digits.',
    wrong: 'This code is wrong or has expired. Check the six digits, or ask for a new code.',
  }
}

const words = {
  companyName: {
    empty: 'Enter your name, or the name of your company.',
    longest: 200,
    tooLong: 'Shorten the name to at most 200 characters.',
    wrong: 'Write the name on one line, in letters and digits.',
  },
  email: {
    empty: 'Enter your e-mail address.',
    longest: 254,
    tooLong: 'Enter an e-mail address of at most 254 characters.',
    wrong: 'Enter an e-mail address like name@example.com.',
  },
  message: {
    empty: 'Write your message.',
    longest: 5000,
    tooLong: 'Shorten your message to at most 5,000 characters.',
    wrong: 'Take out the characters that cannot be read.',
  },
  reason: {
    empty: 'Choose what is wrong.',
    longest: 20,
    tooLong: 'Choose what is wrong.',
    wrong: 'Choose what is wrong.',
  },
  details: {
    empty: 'Tell us what is wrong.',
    longest: 2000,
    tooLong: 'Shorten your text to at most 2,000 characters.',
    wrong: 'Take out the characters that cannot be read.',
  },
  firstName: {
    empty: 'Enter your first name.',
    longest: 100,
    tooLong: 'Shorten your first name to at most 100 characters.',
    wrong: 'Write your first name in letters.',
  },
  lastName: {
    empty: 'Enter your last name.',
    longest: 100,
    tooLong: 'Shorten your last name to at most 100 characters.',
    wrong: 'Write your last name in letters.',
  },
  phoneNumber: {
    empty: 'Enter your phone number.',
    longest: 40,
    tooLong: 'Enter a phone number of at most 40 characters.',
    wrong: 'Enter a phone number like 012 345 678.',
  },
  dateOfBirth: {
    empty: 'Enter your date of birth.',
    longest: 10,
    tooLong: 'Enter a day.',
    wrong: 'Enter your date of birth. You must be at least ten years old.',
  },
  nationality: {
    empty: 'Enter your nationality.',
    longest: 60,
    tooLong: 'Shorten the nationality to at most 60 characters.',
    wrong: 'Write the nationality on one line, in letters.',
  },
  password: {
    empty: 'Enter a password.',
    longest: 200,
    tooLong: 'Enter a password of at most 200 characters.',
    wrong: 'This is not the password.',
  },
  verifyCode: codeWords('e-mailed'),
  otpCode: codeWords('sent'),
} satisfies Record<string, Words>

export type FormField = keyof typeof words

export function isFormField(name: string): name is FormField {
  return Object.hasOwn(words, name)
}

export function toFieldMessage(field: FormField, value: string): string {
  const { empty, longest, tooLong, wrong } = words[field]
  const { length } = value.trim()
  if (length === 0) return empty
  return length > longest ? tooLong : wrong
}

export function findProblems(values: Readonly<Record<string, string>>): FieldProblem[] {
  return Object.entries(values).flatMap(([field, value]) =>
    isFormField(field) && isClearlyWrong(field, value.trim())
      ? [{ field, message: toFieldMessage(field, value) }]
      : [],
  )
}

export function toProblems(
  refused: readonly string[],
  values: Readonly<Record<string, string>>,
): FieldProblem[] {
  return [...new Set(refused)].flatMap((field) =>
    isFormField(field) ? [{ field, message: toFieldMessage(field, values[field] ?? '') }] : [],
  )
}

function isClearlyWrong(field: FormField, text: string): boolean {
  if (text === '' || text.length > words[field].longest) return true
  return SHAPES.get(field)?.test(text) === false
}
