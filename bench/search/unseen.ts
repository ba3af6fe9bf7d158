import type { Question } from './question'

/** Written by somebody who had not seen the concepts, and not looked at while tuning. */
export const unseen: readonly Question[] = [
  // Skills and tools.
  { area: 'job', text: 'revit', means: /\brevit\b/i },
  { area: 'job', text: 'phyton', means: /\bpython\b/i },
  { area: 'job', text: 'primavera p6', means: /primavera/i },
  { area: 'job', text: 'ccna', means: /\bccna\b/i },
  { area: 'job', text: 'solid works', means: /solidworks/i },
  { area: 'job', text: 'siemens plc', means: /siemens|\bplcs?\b/i },
  { area: 'job', text: 'HEC-RAS', means: /hec-ras/i },
  { area: 'job', text: 'postgres', means: /postgresql|postgres\b/i },
  { area: 'job', text: 'react js', means: /\breact and typescript\b/i },
  { area: 'job', text: 'arcgis', means: /arcgis/i },
  { area: 'job', text: 'mikrotik cisco', means: /mikrotik|\bcisco\b/i },
  { area: 'job', text: 'total station', means: /total stations?\b/i },
  {
    area: 'job',
    text: 'lean six sigma',
    means: /\blean\b|kaizen|five whys|control charts|minitab/i,
  },
  { area: 'job', text: 'fidic', means: /\bfidic\b/i },
  {
    area: 'job',
    text: 'រោងចក្រ',
    means: /"name":"(Manufacturing|Food & agro-processing)"|\bfactory\b|រោងចក្រ/i,
  },
  { area: 'job', text: 'microcontroller', means: /microcontroller|firmware|embedded/i },
  // Titles and abbreviations.
  {
    area: 'job',
    text: 'QS',
    means: /quantity survey|quantity technician|cost estimator|អ្នកគណនាបរិមាណ|អ្នកប៉ាន់ប្រមាណថ្លៃ/i,
  },
  { area: 'job', text: 'EHS', means: /"category":\{[^}]*"name":"Health, Safety & Environment"/i },
  { area: 'job', text: 'mep', means: /"title":"[^"]*(\bmep\b|hvac|plumbing)|Bopha MEP/i },
  { area: 'job', text: 'android developer', means: /\bandroid\b/i },
  {
    area: 'job',
    text: 'data scientist',
    means: /"title":"[^"]*(data analyst|data engineer|machine learning|អ្នកវិភាគទិន្នន័យ)/i,
  },
  {
    area: 'job',
    text: 'network admin',
    means:
      /^(?=.*"category":\{[^}]*"name":"(Telecom & Networks|Software & Data)")(?=.*("title":"[^"]*(network|\bnoc\b|បណ្តាញ|data centre|it support|ជំនួយបច្ចេកវិទ្យា)|routers, switches))/i,
  },
  { area: 'job', text: 'software tester', means: /"title":"[^"]*(software test|test automation)/i },
  {
    area: 'job',
    text: 'elevator technician',
    means: /"title":"[^"]*\b(lift|elevator|escalator)\b/i,
  },
  {
    area: 'job',
    text: 'lab technician',
    means: /"title":"[^"]*(laboratory|មន្ទីរពិសោធន៍)/i,
  },
  {
    area: 'job',
    text: 'excavator mechanic',
    means: /excavator|heavy equipment|គ្រឿងចក្រធុនធ្ងន់/i,
  },
  { area: 'job', text: 'draftsman', means: /"title":"[^"]*(draughts|drafts|អ្នកគូរប្លង់)/i },
  {
    area: 'job',
    text: 'genset',
    means: /"title":"[^"]*(generator|ម៉ាស៊ីនភ្លើង)|generating sets|Deum Ampil Generators/i,
  },
  { area: 'job', text: 'geologist', means: /"title":"[^"]*(geologist|ភូគព្ភវិទូ)/i },
  { area: 'job', text: 'town planner', means: /"title":"[^"]*(urban planner|នគរូបនីយកម្ម)/i },
  { area: 'job', text: 'purchasing officer', means: /"title":"[^"]*(procurement|លទ្ធកម្ម)/i },
  {
    area: 'job',
    text: 'វាស់វែងដី',
    means: /"title":"(?!(site )?quantity)[^"]*(surveyor|drone survey|cadastral|វាស់វែង|សុរិយោដី)/i,
  },
  {
    area: 'job',
    text: 'cyber security',
    means: /"title":"[^"]*(information security|network security|cyber)|"name":"Cybersecurity"/i,
  },
  { area: 'job', text: 'structure engineer', means: /"title":"[^"]*(\bstructur|រចនាសម្ព័ន្ធ)/i },
  // Misspelt.
  {
    area: 'job',
    text: 'saftey officer',
    means: /"title":"(?!food)[^"]*(safety|hse|សុវត្ថិភាពការងារ|សុវត្ថិភាពការដ្ឋាន)/i,
  },
  {
    area: 'job',
    text: 'electrition',
    means: /"title":"[^"]*(electrician|ជាងអគ្គិសនី)/i,
  },
  {
    area: 'job',
    text: 'maintainance technician',
    means: /"title":"[^"]*(maintenance tech|អ្នកបច្ចេកទេសថែទាំ)/i,
  },
  {
    area: 'job',
    text: 'enviroment engineer',
    means:
      /"title":"[^"]*(environment|បរិស្ថាន|wastewater|solid waste|\beia\b)|"name":"Environmental Engineering"/i,
  },
  { area: 'job', text: 'archtect', means: /"title":"[^"]*(architect|ស្ថាបត្យករ)/i },
  // Fields of work.
  {
    area: 'job',
    text: 'high voltage',
    means:
      /high[- ]voltage|115\/22|22 kV|"title":"[^"]*(substation|អនុស្ថានីយ|overhead line|protection and control|grid dispatcher)/i,
  },
  {
    area: 'job',
    text: 'renewable energy',
    means: /renewable|\bsolar\b|\bwind (farm|park|turbine|power|mast)|hydropower|សូឡា|ព្រះអាទិត្យ/i,
  },
  {
    area: 'job',
    text: 'EV charging',
    means: /\bev charg|\bcharging (network|point|app|session|station|hub)s?\b/i,
  },
  {
    area: 'job',
    text: 'garment factory',
    means: /garment|apparel|sewing|កាត់ដេរ|ម៉ាស៊ីនដេរ/i,
  },
  {
    area: 'job',
    text: 'air con',
    means:
      /"title":"[^"]*(air-cond|hvac|ម៉ាស៊ីនត្រជាក់)|(run|program) air[- ]conditioning|chilled[- ]water|\bvrf\b/i,
  },
  {
    area: 'job',
    text: 'fiber optic',
    means: /optical fibre|fibre optic|splice|splicing|otdr|ខ្សែកាបអុបទិក|Sesan Fibre/i,
  },
  {
    area: 'job',
    text: 'road construction',
    means:
      /"title":"[^"]*(\broads?\b|pavement|bridge|ផ្លូវ|ស្ពាន)|Roadworks|"name":"Transport and Bridge Engineering"|"category":\{[^}]*"name":"Civil & Structural".*\b(ring|national|rural) road/i,
  },
  // Ways of working and levels.
  {
    area: 'job',
    text: 'work from home',
    means: /remote work|hybrid work|work from home|home office/i,
  },
  { area: 'job', text: 'parttime', means: /"type":\{"id":\d+,"name":"Part-time"/i },
  { area: 'job', text: 'freelancer', means: /"type":\{"id":\d+,"name":"Freelance"/i },
  {
    area: 'job',
    text: 'no experience needed',
    means: /"level":\{"id":\d+,"name":"Fresh graduate"/i,
  },
  {
    area: 'job',
    text: 'fresh grad mechanical',
    means:
      /^(?=.*"level":\{"id":\d+,"name":"Fresh graduate")(?=.*("name":"Mechanical Engineering"|"category":\{[^}]*"name":"Mechanical"))/i,
  },
  {
    area: 'job',
    text: 'senior civil engineer',
    means:
      /^(?=.*"level":\{"id":\d+,"name":"(Senior|Lead|Manager)")(?=.*"category":\{[^}]*"name":"(Civil & Structural|Project & Cost Management)")(?=.*"name":"(Civil|Structural) Engineering")/i,
  },
  // Places and employers.
  { area: 'job', text: 'kompong som', means: /"place":"[^"]*Preah Sihanouk/i },
  { area: 'job', text: 'batambang', means: /"place":"[^"]*Battambang/i },
  { area: 'job', text: 'toul kork', means: /"place":"Toul Kork/i },
  {
    area: 'job',
    text: 'siem reap hotel',
    means: /^(?=.*"place":"[^"]*Siem Reap)(?=.*(hotel|resort))/i,
  },
  {
    area: 'job',
    text: 'NGO water',
    means:
      /^(?!.*Clean Air)(?=.*"name":"NGO & development")(?=.*("category":\{[^}]*"name":"Water & Environment"|water point|wash stand|irrigation))/i,
  },
  { area: 'job', text: 'consulting firm', means: /"name":"Engineering consultancy"/i },
  { area: 'job', text: 'government job', means: /"kind":"ministry"|"name":"Public institution"/i },
  // In Khmer.
  { area: 'job', text: 'ជាងផ្សារ', means: /"title":"[^"]*(welder|ជាងផ្សារ)/i },
  {
    area: 'job',
    text: 'វិស្វករអគ្គិសនី',
    means:
      /"category":\{[^}]*"name":"Electrical & Power"|"name":"Electrical and Energy Engineering"/i,
  },
  {
    area: 'job',
    text: 'អ្នកសរសេរកម្មវិធី',
    means:
      /"title":"[^"]*(developer|software engineer|flutter|technical lead|អភិវឌ្ឍកម្មវិធី|សរសេរកម្មវិធី|វិស្វករសូហ្វវែរ|machine learning|ux engineer)/i,
  },
  { area: 'job', text: 'ការងារនៅកំពត', means: /"place":"[^"]*Kampot/i },
  {
    area: 'job',
    text: 'ទឹកស្អាត',
    means:
      /"title":"[^"]*(water\b|\bwash\b|leak detection|ទឹក)|Clean Water|Water Utility|water supply|drinking water|water points?\b/i,
  },
  {
    area: 'job',
    text: 'សុវត្ថិភាពការងារ',
    means: /"category":\{[^}]*"name":"Health, Safety & Environment"/i,
  },
  // Internships.
  {
    area: 'internship',
    text: 'IT intern',
    means:
      /"category":\{[^}]*"name":"Software & Data"|"title":"[^"]*network|"name":"Information Technology"/i,
  },
  {
    area: 'internship',
    text: 'civil engineering student',
    means: /"name":"Civil Engineering"|"category":\{[^}]*"name":"Civil & Structural"/i,
  },
  { area: 'internship', text: 'half day', means: /"type":\{"id":\d+,"name":"Part-time"/i },
  {
    area: 'internship',
    text: 'robotic',
    means: /"title":"(automation|robotics) intern|\brobots?\b/i,
  },
  {
    area: 'internship',
    text: 'architecture internship phnom penh',
    means:
      /^(?=.*"place":"[^"]*Phnom Penh)(?=.*("category":\{[^}]*"name":"Architecture & Interiors"|"name":"Architecture"))/i,
  },
  {
    area: 'internship',
    text: 'factory internship',
    means: /"name":"(Manufacturing|Food & agro-processing)"|\bfactory\b/i,
  },
  {
    area: 'internship',
    text: 'QGIS mapping',
    means: /"title":"GIS Intern|"category":\{[^}]*"name":"Surveying & GIS"/i,
  },
  {
    area: 'internship',
    text: 'food tech',
    means: /"category":\{[^}]*"name":"Chemical & Food"|"name":"Food Technology/i,
  },
  { area: 'internship', text: 'ministry', means: /"kind":"ministry"|"name":"Public institution"/i },
  {
    area: 'internship',
    text: 'កម្មសិក្សា អគ្គិសនី',
    means:
      /"category":\{[^}]*"name":"Electrical & Power"|"name":"Electrical and Energy Engineering"/i,
  },
  { area: 'internship', text: 'សៀមរាប', means: /"place":"[^"]*Siem Reap/i },
  {
    area: 'internship',
    text: 'HSE intern',
    means: /"category":\{[^}]*"name":"Health, Safety & Environment"/i,
  },
  // Scholarships.
  { area: 'scholarship', text: 'study in japan', means: /"country":"Japan"/i },
  {
    area: 'scholarship',
    text: 'korea master',
    means: /^(?=.*"country":"South Korea")(?=.*"name":"Master’s degree")/i,
  },
  {
    area: 'scholarship',
    text: 'phd fully funded',
    means: /^(?=.*"name":"PhD")(?=.*"type":"full")/i,
  },
  { area: 'scholarship', text: 'USA', means: /"country":"United States"/i },
  { area: 'scholarship', text: 'holland', means: /"country":"Netherlands"/i },
  {
    area: 'scholarship',
    text: 'scholarship for girls',
    means: /open to women|women in engineering/i,
  },
  {
    area: 'scholarship',
    text: 'poor student',
    means: /hardship|by need|equity card|want of money/i,
  },
  {
    area: 'scholarship',
    text: 'europe master degree',
    means:
      /^(?=.*"country":"(Germany|France|United Kingdom|Netherlands|Hungary|Finland)")(?=.*"name":"Master’s degree")/i,
  },
  {
    area: 'scholarship',
    text: 'computer science bachelor',
    means:
      /^(?=.*"department":\{[^}]*"name":"Computer Science and Software")(?=.*"qualification":\{[^}]*"name":"Bachelor’s degree")/i,
  },
  { area: 'scholarship', text: 'grade A bac II', means: /grade a\b/i },
  {
    area: 'scholarship',
    text: 'short course abroad',
    means: /^(?!.*"country":"Cambodia")(?=.*"qualification":\{[^}]*"name":"Certificate")/i,
  },
  {
    area: 'scholarship',
    text: 'artificial inteligence',
    means: /"name":"Artificial Intelligence"/i,
  },
  { area: 'scholarship', text: 'អាហារូបករណ៍ ចិន', means: /"country":"China"/i },
  { area: 'scholarship', text: 'អូស្ត្រាលី', means: /"country":"Australia"/i },
  {
    area: 'scholarship',
    text: 'បរិញ្ញាបត្រជាន់ខ្ពស់',
    means: /"qualification":\{[^}]*"name":"Master’s degree"/i,
  },
  // Majors.
  {
    area: 'major',
    text: 'machine learning',
    means: /"name":"(Artificial Intelligence|Data Science)"|machine learning/i,
  },
  { area: 'major', text: 'hacking', means: /^\{"name":"Cybersecurity"/i },
  { area: 'major', text: 'bridges', means: /\bbridges?\b(?! from)/i },
  { area: 'major', text: 'hospital machine', means: /^\{"name":"Biomedical/i },
  { area: 'major', text: 'car mechanic', means: /^\{"name":"Automotive/i },
  { area: 'major', text: 'solar energy', means: /^\{"name":"(Renewable|Electrical and) Energy/i },
  { area: 'major', text: 'ស្ថាបត្យកម្ម', means: /^\{"name":"Architecture"/i },
  {
    area: 'major',
    text: 'កុំព្យូទ័រ',
    means: /"department":\{[^}]*"name":"Computer Science and Software"/i,
  },
]
