/** `{company}`, `{place}`, `{work}`, `{title}` and `{a title}` are filled in. */
export const traineePhrases = {
  introductions: [
    '{company} takes {a title} for {work} in {place}. You work with a mentor who has an hour for you every week.',
    'See how {work} in {place} is really done: {company} offers a place as {title}.',
    'Are you looking for practice before your thesis? {company} has room for {a title} on {work} in {place}.',
    'Interns at {company} do real work, beginning with small pieces. We are looking for {a title} for {work} in {place}.',
    '{company} in {place} invites students to join the team behind {work} as {title}.',
  ],
  durations: [8, 10, 12, 12, 12, 16, 16, 20, 24],
  times: [
    'The internship lasts {weeks} weeks, full-time; the first day is agreed with you.',
    'It takes {weeks} weeks. You can begin in any month.',
    'Duration: {weeks} weeks, fitted to the calendar of your university.',
  ],
  halfTimes: [
    'The internship lasts {weeks} weeks, half days, so that you can go to class.',
    'Duration: {weeks} weeks with twenty hours each, around your courses.',
  ],
  paid: [
    'There is an allowance of {pay} a month.',
    'We pay {pay} a month, and the way to the site.',
    'The allowance is {pay} a month, paid on the last working day.',
  ],
  unpaid: [
    'There is no allowance; meals on working days and transport are paid.',
    'Food and transport are covered; there is no other pay.',
  ],
  studies: [
    'You study {majors}, in the third year or later',
    'Students of {majors}; the second year is finished',
    'You study {majors}, or have just graduated',
  ],
  asks: [
    'You ask when something is unclear',
    'You can give at least four days a week',
    'Enough English to read a manual',
    'You keep a notebook and write in it',
    'A letter from your university, if it asks for the internship',
    'You arrive on time, with closed shoes',
    'Basic knowledge of spreadsheets',
    'You like to work in a team and to explain what you did',
  ],
  benefits: [
    'A mentor and a talk at half time',
    'A certificate that says what you did',
    'Lunch on working days',
    'Accident insurance',
    'Safety shoes and helmet where they are needed',
    'A topic for your thesis, if you wish',
    'First call when a junior post opens',
    'One day of training outside the company',
    'A bed in the company’s house, where the site is far away',
  ],
  steps: [
    [
      'Write a short e-mail to {link}: what you study and what you want to learn',
      'Add your transcript as a PDF file',
      'We talk for half an hour, by video or at the office',
    ],
    [
      'Send a CV of one page to {link}',
      'Name the weeks in which you are free',
      'You have an answer within ten days',
    ],
  ],
} as const
