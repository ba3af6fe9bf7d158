/** `{award}`, `{department}`, `{country}` and `{majors}` are filled in. */
export const scholarshipPhrases = {
  scope: [
    'It is given for studies in {department}; among the majors are {majors}.',
    'One studies in the field of {department}, for example {majors}.',
    'Subjects: {department}. Applications for {majors} are especially welcome.',
  ],
  citizen: [
    'You are a citizen of Cambodia',
    'You hold Cambodian citizenship and live in the country',
  ],
  before: {
    Certificate: ['A bachelor’s or an associate degree in a related subject'],
    'Associate degree': ['You have finished grade 12'],
    'Bachelor’s degree': ['You have finished grade 12, or will before the course begins'],
    'Master’s degree': ['A bachelor’s or engineer’s degree in a related subject'],
    PhD: ['A master’s degree in a related subject'],
  },
  steps: [
    [
      'Fill in the form on the website',
      'Upload your certificates and a letter of motivation',
      'The best are invited to an interview, in person or by video',
    ],
    [
      'Prepare certificates, transcript and a copy of your identity card',
      'Send everything as one PDF file to {link}',
      'You will hear from us within six weeks of the closing date',
    ],
    [
      'Ask two teachers or supervisors for a letter',
      'Apply on the website before the closing day ends',
      'Those on the short list take a written test',
    ],
  ],
  warnings: [
    'Applying costs nothing. Nobody may ask you for money in return for a place.',
    'Only complete applications are read; begin with the documents that take longest.',
    'Copies are enough to apply; bring the originals to the interview.',
  ],
} as const
