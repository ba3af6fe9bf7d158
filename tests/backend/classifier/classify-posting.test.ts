import { describe, expect, it } from 'vitest'
import { classifyPosting } from '@/backend/classifier/classify-posting'
import type { Posting } from '@/backend/classifier/posting'

const sort = (title: string, rest: Partial<Posting> = {}) =>
  classifyPosting({ title, text: '', ...rest })

describe('whether a posting is a job', () => {
  it.each([
    'Request for Quotation: Supply of 20 laptops',
    'Tender for drilling of 3 wells',
    'Consultancy: Baseline Survey of WASH project',
    'Construction of 2 school buildings in Takeo',
    'Training Course on AutoCAD',
    'Scholarships for young engineers',
    'ដេញថ្លៃសាងសង់ផ្លូវ',
    'Public holiday announcement',
    'Notice of Office Relocation',
    'Free Webinar: How to Become a Cloud Engineer',
    'RFP/2026/014 ERP System',
    'Looking for a distributor of solar products',
    'Volunteer Teacher of Electronics',
    'Become a Certified Electrician',
    'Unpaid Internship (Architecture)',
    'Talent Pool: Engineers',
    'លទ្ធផលប្រឡងជ្រើសរើសវិស្វករ',
    'ទទួលជួសជុលម៉ាស៊ីនត្រជាក់ដល់ផ្ទះ',
  ])('%s is not a job', (title) => {
    expect(sort(title).isJob.value).toBe(false)
  })

  it.each([
    'Tender Engineer',
    'Construction Manager',
    'Procurement Engineer',
    'Workshop Supervisor',
    'Conference Interpreter',
    'Hiring a Site Engineer',
    'Instrument Tech',
    'Instructor, evening course',
    'Internship: Civil Engineering',
    'Land Surveyor',
    'អ្នករចនាផ្ទៃខាងក្នុង',
    'ប្រឡងជ្រើសរើសមន្ត្រីរាជការ ក្របខ័ណ្ឌវិស្វករធារាសាស្ត្រ',
    'គណនេយ្យករ ក្រុមហ៊ុនម៉ៅការសំណង់',
    'ទទួលជាងផ្សារ ៣រូប',
    'Admin ការដ្ឋាន + ទិញម្ហូប',
  ])('%s is a job', (title) => {
    expect(sort(title).isJob.value).toBe(true)
  })

  it('accepts a title without a post when the text describes a job', () => {
    expect(sort('Public works', { text: '' }).isJob.value).toBe(false)
    expect(sort('Public works', { text: 'Two years of experience.' }).isJob.value).toBe(true)
  })

  it('recognises a tender by its text when the title does not say it', () => {
    const text = 'Sealed bids must be submitted with a bid security before 5 pm.'
    expect(sort('Road works in Kampot', { text }).isJob.value).toBe(false)
  })
})

describe('whether a job is engineering', () => {
  it.each([
    'Sound Engineer',
    'Customer Success Engineer',
    'Train Driver',
    'Network Marketing Executive',
    'Senior Accountant (Construction)',
    'Internal Auditor',
    'International Sales Manager',
    'M&E Officer',
    'Lecturer in Civil Law',
    'Power Analyst',
    'គណនេយ្យករ',
    'បុគ្គលិកលក់',
  ])('%s is not engineering', (title) => {
    expect(sort(title).isEngineering.value).toBe(false)
  })

  it.each(['Precast Coordinator', 'Energy Efficiency Specialist', 'Sewage Operator'])(
    '%s is engineering by its field and its post together',
    (title) => {
      expect(sort(title).isEngineering.value).toBe(true)
    },
  )

  it.each(['Maintenance Technician (Warehouse)', 'Electrical Engineer for Banks'])(
    '%s is engineering, wherever it is',
    (title) => {
      expect(sort(title).isEngineering.value).toBe(true)
    },
  )

  it('is not told by pay and leave that a title needs more', () => {
    const text = 'Salary and NSSF.\nAnnual leave.\nTwo years of experience.'
    expect(sort('Network Technician', { text }).isEngineering.value).toBe(true)
  })

  it('reads numbered posts apart', () => {
    expect(sort('១.វិស្វករសំណង់ ២.គណនេយ្យ ៣.លក់')).toMatchObject({
      isEngineering: { value: true },
      category: { value: 'Civil & Structural' },
    })
  })

  it('prefers the word for a seller to the products sold', () => {
    const title = 'Sales Executive (solar, electrical, mechanical and HVAC products)'
    expect(sort(title).isEngineering.value).toBe(false)
  })

  it('decides by the text when the title is not clear', () => {
    const text =
      'Supervise the construction site and civil works.\nBachelor of Civil Engineering.\nStructural drawings in AutoCAD, concrete and rebar.'
    const shop = 'Supervise the shop and the cashiers.\nBachelor of Accounting.'
    expect(sort('Supervisor', { text })).toMatchObject({
      isEngineering: { value: true },
      category: { value: 'Civil & Structural' },
    })
    expect(sort('Supervisor', { text: shop }).isEngineering.value).toBe(false)
  })
})

describe('category and majors', () => {
  it.each([
    ['Civil Engineer (JB-1087)', 'Civil & Structural', 'Civil Engineering'],
    ['Senior Structural Engineer', 'Civil & Structural', 'Structural Engineering'],
    ['M&E Engineer', 'Electrical & Power', 'Electrical and Energy Engineering'],
    ['Quantity Surveyor', 'Project & Cost Management', 'Quantity Surveying'],
    ['Land Surveyor', 'Surveying & GIS', 'Surveying and Land Management'],
    ['Network Security Engineer', 'Software & Data', 'Cybersecurity'],
    [
      'Electrical and Mechanical Supervisor',
      'Electrical & Power',
      'Electrical and Energy Engineering',
    ],
    ['Mechanical Maintenance Technician', 'Maintenance & Facilities', 'Mechanical Engineering'],
    ['Electrician & Plumber', 'Maintenance & Facilities', 'Mechanical Engineering'],
    ['Calibration & Metrology Engineer', 'Industrial & Quality', 'Industrial Engineering'],
    ['Bridge Construction Planner', 'Project & Cost Management', 'Construction Management'],
    ['QC Inspector (Noodle Factory)', 'Chemical & Food', 'Food Technology and Engineering'],
    ['វិស្វករសំណង់ស៊ីវិល', 'Civil & Structural', 'Civil Engineering'],
    ['ជាងជួសជុលរថយន្ត', 'Mechanical', 'Automotive Engineering'],
    ['Electical Enginer', 'Electrical & Power', 'Electrical and Energy Engineering'],
    ['Ingénieur génie civil (H/F)', 'Civil & Structural', 'Civil Engineering'],
  ])('%s is in %s, with %s first', (title, category, major) => {
    const sorting = sort(title)
    expect(sorting.category.value).toBe(category)
    expect(sorting.majors.value[0]).toBe(major)
  })

  it('assigns only majors that fit the category', () => {
    const text = 'You work with civil engineers and quantity surveyors.'
    expect(sort('Software Developer', { text }).majors.value).not.toContain('Civil Engineering')
    const stated = sort('Civil Engineer', { categoryWords: ['Software & Data'] })
    expect(stated.category.value).toBe('Software & Data')
    expect(stated.majors.value).not.toContain('Civil Engineering')
  })

  it('leaves the category empty when the title has none and the text has two', () => {
    const text = 'Diploma in electrical or mechanical engineering.'
    expect(sort('Engineer', { text }).category.value).toBeNull()
  })

  it('puts quality control in the category of the product', () => {
    const text = 'Watch moisture and hygiene. Degree in food technology or food science. HACCP.'
    expect(sort('Quality Control Officer', { text }).category.value).toBe('Chemical & Food')
  })

  it("prefers the source's occupation code to the title", () => {
    const coded = sort('Officer', { occupationCodes: ['2142.1 Civil engineer'] })
    expect(coded.category.value).toBe('Civil & Structural')
    expect(coded.category.terms[0]?.term).toBe('2142')
    const accountant = sort('Civil Engineer', { occupationCodes: ['2411'] })
    expect(accountant.isEngineering.value).toBe(false)
  })

  it('prefers a category of ours that the source names to the title', () => {
    const sorting = sort('Civil Engineer', { categoryWords: ['Water & Environment'] })
    expect(sorting.category.value).toBe('Water & Environment')
    expect(sort('Coordinator', { categoryWords: ['មេកានិក'] }).category.value).toBe('Mechanical')
  })

  it('ignores what a text negates', () => {
    const text = 'This is not civil engineering.'
    expect(sort('Engineer', { text }).category.value).toBeNull()
  })
})

describe('titles', () => {
  it('are split into several posts and sorted by the engineering ones', () => {
    const sorting = sort('Front Office Manager, Sales Executive, and IT Officer')
    expect(sorting.posts).toHaveLength(3)
    expect(sorting.category.value).toBe('Telecom & Networks')
    expect(sorting.level.value).toBeNull()
  })

  it('are cut at the signs of a list, and not inside a name', () => {
    expect(sort('Plumber; Electrician').posts).toHaveLength(2)
    expect(sort('Electrician & Plumber').posts).toHaveLength(1)
  })

  it('are one post when their parts share a word', () => {
    expect(sort('Civil, Electrical and Mechanical Engineer').posts).toHaveLength(1)
  })

  it.each([
    ['Site Engineer (2pax)', 'Site Engineer'],
    ['Site Engineer x2', 'Site Engineer'],
    ['(Urgent) JB-1087: Site Engineer', 'Site Engineer'],
    ['Site Engineer Salary $1,500 - $5,000', 'Site Engineer'],
    ['Site Engineer - $600 up', 'Site Engineer -'],
    ['Site Engineer | Delta Grid', 'Site Engineer |'],
    ['Site Engineer at Delta Grid', 'Site Engineer at'],
  ])('%s lose codes, pay, counts and the employer', (title, post) => {
    expect(sort(title, { employer: 'Delta Grid' }).posts).toEqual([post])
  })
})

describe('level, qualification, type and internship', () => {
  it.each([
    ['Senior Site Engineer', '', 'Senior'],
    ['Site Engineer', 'At least 3 years of experience', 'Mid-level'],
    ['Site Engineer', 'Minimum 7 years experience in construction', 'Senior'],
    ['Site Engineer', 'Fresh graduates are welcome', 'Fresh graduate'],
    ['Site Engineer', 'Founded 20 years ago', null],
    ['Site Engineer', '<5 years of experience', 'Fresh graduate'],
    ['Project Manager', '1 year of experience', 'Manager'],
    ['Assistant to Managing Director', '', null],
    ['Site Engineer', "Not less than seven years' experience", 'Senior'],
    ['Site Engineer', 'Experience in sites: 6 months', 'Junior'],
    ['Site Engineer', 'បទពិសោធន៍ ៦ខែ', 'Junior'],
    ['Site Engineer', 'អាយុមិនលើស ៣០ឆ្នាំ', null],
    ['Site Engineer', 'Experience an asset, 3 months probation', null],
    ['Site Engineer', 'Co-founder 5 years experience', 'Senior'],
    ['Site Engineer', 'Experience shall not be less than 3 years', 'Mid-level'],
    ['Site Engineer', 'Contract: one (1) year', null],
    ['Site Engineer', '5 (five) years of experience, 1 year in AutoCAD', 'Senior'],
    ['Site Engineer', 'Expérience : au moins deux ans dans un réseau', 'Junior'],
    ['Intern to the Chief Engineer', '', null],
  ])('%s (%s) has the level %s', (title, text, level) => {
    expect(sort(title, { text }).level.value).toBe(level)
  })

  it.each([
    ['Bachelor or Master of Engineering', 'Bachelor’s degree'],
    ['Master’s degree in hydrology', 'Master’s degree'],
    ['បរិញ្ញាបត្រសំណង់ស៊ីវិល', 'Bachelor’s degree'],
    ['Good command of English', null],
    ['Diploma or certificate in welding', 'Certificate'],
    ['Bachelor of Engineering. Bring your certificates.', 'Bachelor’s degree'],
    ['Certificate in welding. A bachelor degree is a plus.', 'Certificate'],
    ['Electrical certificate required. Knowledge of BS 7671.', 'Certificate'],
    ['Degree not required', null],
  ])('"%s" requires %s', (text, qualification) => {
    expect(sort('Site Engineer', { text }).qualification.value).toBe(qualification)
  })

  it.each([
    ['Software Engineering Intern', true],
    ['Intern, Senior Data Team', true],
    ['អ្នកហាត់ការអគ្គិសនី', true],
    ['Internal Tools Lead, International Platform', false],
    ['Internship Coordinator', false],
  ])('%s is an internship: %s', (title, is) => {
    expect(sort(title).isInternship.value).toBe(is)
  })

  it.each([
    ['Contract 8 months', 'Contract'],
    ['Full-time, fixed term to December 2027', 'Contract'],
    ['កិច្ចសន្យា ១ឆ្នាំ អាចបន្តបាន', 'Contract'],
    ['Contract: one (1) year', 'Contract'],
    ['Contrat à durée déterminée de 12 mois', 'Contract'],
    ['កិច្ចសន្យាសាកល្បង ២ខែ', null],
    ['A contract for 3 months probation', null],
    ['Full-time. You sell fixed term deposits', 'Full-time'],
    ['Full-time. Manage a 3-year service contract portfolio', 'Full-time'],
    ['Part-time, Monday to Friday', 'Part-time'],
    ['ធ្វើការពីថ្ងៃច័ន្ទ ដល់ថ្ងៃសៅរ៍', 'Full-time'],
    ['Part-time or full-time', null],
    ['Works with permanent way gangs', null],
  ])('"%s" is of the type %s', (text, type) => {
    expect(sort('Site Engineer', { text }).type.value).toBe(type)
  })

  it('prefers the type that the source states', () => {
    const sorting = sort('Site Engineer', { typeWords: ['Part-time'], text: 'Full-time staff' })
    expect(sorting.type.value).toBe('Part-time')
  })
})

// A pattern that tries all ways to split the spaces would not end.
it.each(['year 1', 'កិច្ចសន្យា', 'contract', 'បទពិសោធន៍ 1'])(
  'reads nothing from "%s" before thousands of spaces',
  (word) => {
    const { level, type } = sort('Site Engineer', { text: `${word}${' '.repeat(5_000)}x` })
    expect([level.value, type.value]).toEqual([null, null])
  },
)

it('lists the deciding terms with their place and points', () => {
  const { isEngineering, category } = sort('Civil Engineer', { text: 'Road works.' })
  expect(isEngineering.terms[0]).toEqual({ term: 'civil engineer', place: 'title', points: 4 })
  expect(category.terms.map(({ place }) => place)).toEqual(['title', 'text'])
})
