import type { JobLevelName } from '@/backend/demo/lookups/job-levels'
import type { JobTypeName } from '@/backend/demo/lookups/job-types'
import type { QualificationName } from '@/backend/demo/lookups/qualifications'

/** `{majors}` is a list such as "Geology or Geography". */
export const phrases = {
  education: {
    Certificate: [
      'Technical certificate (TVET) in {majors}, or an equal apprenticeship',
      'Vocational certificate, preferably in {majors}; long practice counts as well',
    ],
    'Associate degree': [
      'Associate degree or higher technical diploma in {majors}',
      'Two-year technical degree in {majors} or a related trade',
    ],
    'Bachelor’s degree': [
      'Bachelor’s or engineer’s degree in {majors}',
      'University degree in {majors}, or a related subject with fitting practice',
      'Engineering degree ({majors}) from a recognised university',
    ],
    'Master’s degree': [
      'Master’s degree in {majors}, or a bachelor’s degree with three more years of practice',
      'Postgraduate degree in {majors}',
    ],
    PhD: ['Doctorate in {majors}'],
  },
  experience: {
    'Fresh graduate': [
      'Fresh graduates and students in their final year are welcome; no experience is asked for',
      'Graduated within the last two years, or about to; an internship is enough practice',
      'No working experience needed: we look at your thesis and your questions',
    ],
    Junior: [
      'At least one year of practice, internships included',
      'One to two years in a similar post',
      'First working experience, or an outstanding internship in the field',
    ],
    'Mid-level': [
      'Three years or more in comparable work',
      'Three to five years of experience, at least one of them in Cambodia',
      'Four years of practice; two with a relevant master’s degree',
    ],
    Senior: [
      'At least five years of experience, two of them with responsibility for others’ work',
      'Six years or more in the field and work you can show',
    ],
    Lead: ['Seven years of experience and a team that would work with you again'],
    Manager: [
      'Eight years or more in the field, three of them leading a department or site',
      'Ten years of practice with responsibility for budget and staff',
    ],
  },
  growth: {
    'Fresh graduate': [
      'Keep a learning log and present one finding a month to the team',
      'Work beside an experienced colleague and take over tasks step by step',
      'Rotate through neighbouring teams to understand where your work goes',
    ],
    Junior: [
      'Bring questions early and suggestions often',
      'Guide interns during their weeks with us',
      'Take part in the weekly technical meeting and report on your part',
    ],
    'Mid-level': [
      'Guide one or two junior colleagues and check their work',
      'Stand in for the team leader during leave',
      'Represent the team in meetings with partners and authorities',
    ],
    Senior: [
      'Set technical standards and check critical work of others',
      'Coach young engineers and sign off their calculations',
    ],
    Lead: ['Plan people, leave and training of the team and hold the yearly reviews'],
    Manager: [
      'Plan budget, staff and training of the department and report to the management',
      'Recruit, develop and keep good people',
    ],
  },
  trade: {
    experience: {
      'Fresh graduate': [
        'No experience needed: we teach what the school did not',
        'School leavers and beginners are welcome; a short internship is enough',
      ],
      Junior: [
        'One year of practice or a finished apprenticeship',
        'One to two years in the trade',
      ],
      'Mid-level': [
        'Three years or more in the trade',
        'At least four years of practice, with references',
      ],
      Senior: ['Six years in the trade and the respect of those you worked with'],
    },
    growth: [
      'Pass on to newcomers what you have learnt',
      'Take part in the monthly training and the safety round',
      'Propose one improvement a month, small ones included',
      'Keep the supervisor informed before, during and after a job',
    ],
  },
  leadership: [
    'You decide in time, explain why, and correct yourself when needed',
    'Experience with budgets, contracts and reporting to a board or client',
    'You have led people through a difficult month and kept them',
    'Negotiation in Khmer and English with authorities, clients and suppliers',
  ],
  terms: {
    'Full-time': [
      'It is a permanent post after three months’ probation.',
      'We offer a full-time post with an open-ended contract once the probation is over.',
      'The post is full-time, Monday to Saturday noon.',
      'You work full-time in a team of between six and ten people.',
    ],
    'Part-time': ['The post takes about 20 hours a week and can be combined with studies.'],
    Contract: [
      'The contract runs for twelve months at first and can be extended with the work.',
      'The contract is for eighteen months; an extension depends on the work.',
    ],
    Temporary: ['The post is temporary, for six months, with a chance of staying on.'],
    Freelance: ['We agree the assignment by deliverables; days and hours are yours to plan.'],
  },
  headings: ['The work day by day', 'Your tasks', 'The work', 'What the post is about'],
  languages: [
    'Khmer as mother tongue or fluent; English for reading and short reports',
    'Good Khmer and English, spoken and written',
    'Working English; Khmer for daily talk with colleagues',
    'Khmer fluent; a second language such as English or Chinese is welcome',
  ],
  steps: [
    [
      'Prepare a CV of two pages at most and a cover letter, both as PDF.',
      'Send them to {link} with the subject “{title}” and your name.',
      'We answer within ten working days and invite the shortlist to an interview and a short practical test.',
    ],
    [
      'Put your CV and a one-page cover letter into one PDF. Certificates can wait until the interview.',
      'E-mail it to {link}; the subject line is “Application: {title}”.',
      'Shortlisted applicants hear from us by telephone.',
    ],
    [
      'Write to {link}, subject “{title}”.',
      'Attach your CV, a cover letter that says why this post, and the names of two referees.',
      'First talk by video, second talk and a walk round with the team.',
    ],
  ],
  paperSteps: [
    'Put your CV, a copy of your last certificate and a letter of one page into an envelope.',
    'Write “{title}” and your phone number on it, and hand it in at our office in {place}, on working days from 8 to 11.',
    'We call those we want to meet within two weeks.',
  ],
  warnings: [
    'Applying is free. Never pay anybody to apply or to be chosen.',
    'We never ask applicants for money. If somebody does in our name, do not pay, and tell us.',
  ],
} as const satisfies {
  education: Record<QualificationName, readonly string[]>
  experience: Record<JobLevelName, readonly string[]>
  growth: Record<JobLevelName, readonly string[]>
  trade: {
    experience: Partial<Record<JobLevelName, readonly string[]>>
    growth: readonly string[]
  }
  leadership: readonly string[]
  terms: Record<JobTypeName, readonly string[]>
  headings: readonly string[]
  languages: readonly string[]
  steps: readonly (readonly string[])[]
  paperSteps: readonly string[]
  warnings: readonly [string, ...string[]]
}
