/** How one works, at what level, for what kind of employer, and titles that stand in every field. */
export const workConcepts = `
engineer^: engineer, engr, engineering, វិស្វករ, វិស្វកម្ម, eng, engg
technician^: technician, technical staff, installer, installation technician, skilled worker, tradesman, craftsman, ជាងបច្ចេកទេស, អ្នកបច្ចេកទេស, បច្ចេកទេស, serviceman, repairman, ជាង ~ តិចជាង, ច្រើនជាង, ខ្ពស់ជាង, ទាបជាង, ល្អជាង, ជាងគេ, រោងជាង
manager!: manager, អ្នកគ្រប់គ្រង, នាយក, mgr, superintendent, head office manager, general manager, deputy manager, vice manager > lead, management-level ~ នាយកដ្ឋាន
technical^: technical, technically
management^: management, គ្រប់គ្រង ~ waste management, data management, land management, project management, construction management, quality management
project-manager: project manager, project management, project coordinator, project lead, project officer, programme manager, គ្រប់គ្រងគម្រោង, អ្នកសម្របសម្រួលគម្រោង, pm, project executive, project leader, project management engineer, manage project, manage projects, managing projects, project control, project controls, គ្រប់គ្រងសំណង់ និងគម្រោង, ប្រធានគម្រោង, គ្រប់គ្រងគំរោង > project-planning
construction-manager!: construction manager, site manager, construction director, ប្រធានការដ្ឋានសំណង់, manage construction, managing construction, site in charge, head of construction, អ្នកគ្រប់គ្រងការដ្ឋាន, គ្រប់គ្រងការដ្ឋាន > project-manager
construction-management: construction management, គ្រប់គ្រងសំណង់, ការគ្រប់គ្រងសំណង់ > construction-manager
project^: project, គម្រោង, គំរោង, proj ~ science project, final year project
design^: design, designer, designing, រចនា, ឌីហ្សាញ, ឌីស្សាញ ~ interior design, graphic design, product design, web design, ហេដ្ឋារចនាសម្ព័ន្ធ
supervisor^: supervisor, supervision, supervising, អ្នកត្រួតពិនិត្យ
lecturer!: lecturer, instructor, teaching, trainer, tutor, professor, teaching assistant, សាស្ត្រាចារ្យ, បង្រៀន, training center, teach, teaches, university teacher, engineering teacher, teacher training, lecturing, training officer, គ្រូបណ្តុះបណ្តាល, សាស្ត្រាចារ្យសាកលវិទ្យាល័យ
research: research and development, research, researcher, research assistant, R&D, ស្រាវជ្រាវ, researching, scientist, phd research, researchers, scientific research, r and d, lab research, ការស្រាវជ្រាវ, អ្នកស្រាវជ្រាវ
sales-engineer: sales engineer, technical sales, sales, pre sales, presales, business development, ផ្នែកលក់, ការលក់, លក់, sale, salesman, sales executive, sales representative, marketing, account manager, លក់ដូរ, sell, selling, sales manager, technical sales engineer, sales technical, salesperson, selling machines, product sales, sell equipment, ទីផ្សារ, ទីផ្សារឌីជីថល, mkt
administration: administration, administrator, admin, office work, secretary, receptionist, clerk, human resource, human resources, HR, រដ្ឋបាល, ធនធានមនុស្ស
accounting: accounting, accountant, finance, auditor, bookkeeping, គណនេយ្យ, គណនេយ្យករ, ហិរញ្ញវត្ថុ, acc
customer-service: customer service, customer support, call center, after sales, សេវាអតិថិជន
monitoring-evaluation: monitoring and evaluation, monitoring evaluation and learning, MEAL, តាមដាន និងវាយតម្លៃ
consultant^: consultant, advisor, adviser, advisory, ទីប្រឹក្សា, អ្នកប្រឹក្សា
language^: language, speaking, speak, language skill, ភាសា
system^: system
service^: service
consultancy: consultancy, consulting, consulting firm, consulting company, engineering firm, ក្រុមហ៊ុនប្រឹក្សា, ប្រឹក្សា, engineering consultant, engineering consultancy, design consultant, ទីប្រឹក្សាវិស្វកម្ម > consultant
contractor: contractor, subcontractor, construction company, ក្រុមហ៊ុនសាងសង់, ក្រុមហ៊ុនសំណង់
startup: startup, start up, entrepreneur, entrepreneurship, សហគ្រិន
paid: paid, with pay, stipend, allowance, monthly allowance, ប្រាក់ឧបត្ថម្ភ, មានប្រាក់ខែ, salary included ~ paid leave, paid holiday
travel: travel, travelling, traveling, field trip, go to province, visit sites, ធ្វើដំណើរ, ចុះខេត្ត
training: training provided, on the job training, with training, job training, mentoring, mentor, coaching, បណ្តុះបណ្តាល
staff-transport: staff bus, shuttle, company car, company bus, pick up bus, transport allowance, transportation allowance, transport provided, petrol allowance, fuel allowance, gasoline, រថយន្តដឹកបុគ្គលិក, ឡានដឹកបុគ្គលិក
meals: lunch, free lunch, free meals provided, meals provided, hot meal, food allowance, meal allowance, canteen, អាហារថ្ងៃត្រង់, អាហារឥតគិតថ្លៃ
leave: annual leave, paid leave, maternity leave, public holiday, paid holiday, day off, days off, ច្បាប់ឈប់សម្រាក, ឈប់សម្រាក
insurance: insurance, health insurance, nssf, social security, medical insurance, accident insurance, ធានារ៉ាប់រង, បេឡាជាតិ
overtime: overtime, extra hours, ថែមម៉ោង, ម៉ោងបន្ថែម
bonus: bonus, incentive, commission, performance bonus, year end bonus, harvest bonus, ប្រាក់រង្វាន់, ប្រាក់លើកទឹកចិត្ត
thirteenth-month: thirteenth month, 13th month, thirteenth salary, 13th salary, 13 month, 13 salary, ប្រាក់ខែទី១៣, ប្រាក់ខែ ១៣
part-time!: part time, half day, half time, evening work, weekend work, student job, hourly, flexible hours, ក្រៅម៉ោង, កន្លះថ្ងៃ, ពាក់កណ្តាលថ្ងៃ, flexible, flexible time, flexible schedule, flexible working hours, few hours, while studying, while i study, work and study, work while studying, combine with studies, for students, working student, after class, after school, afternoon only, morning only, night class, ធ្វើការផងរៀនផង, រៀនផងធ្វើការផង, ធ្វើការក្រៅម៉ោង, ការងារក្រៅម៉ោង, ពេលទំនេរ, ពេលល្ងាច, free time
full-time!: full time, ពេញម៉ោង, ពេញពេល, permanent, permanent job, long term, stable job, office hours, ការងារអចិន្ត្រៃយ៍
freelance!: freelance, freelancer, self employed, gig, ការងារសេរី, ឯករាជ្យ, free lance, by project, per project, independent contractor, own boss, side job, side hustle
contract-work!: contract, fixed term, contract based, តាមកិច្ចសន្យា, កិច្ចសន្យា, contract basis, contract job, project based, one year contract, contract position, short contract
temporary!: temporary, short term, seasonal, casual work, day labor, បណ្តោះអាសន្ន, រយៈពេលខ្លី, temp, temp job, part of the year, six months, 6 months, summer job, holiday job, vacation job ~ short term course
remote: remote work, remote job, remote position, remote working, work remotely, working remotely, work from home, working from home, work at home, home office, home based, hybrid, hybrid work, telework, telecommute, online job, online work, WFH, ធ្វើការពីផ្ទះ, ធ្វើការពីចម្ងាយ, ធ្វើការនៅផ្ទះ, ការងារអនឡាញ, remotely, from home, at home job, work anywhere, wfh job, from anywhere, online remote, ធ្វើពីផ្ទះ, ការងារនៅផ្ទះ, ធ្វើការតាមអនឡាញ, អនឡាញ, (online), work home, stay home ~ ដាក់ពាក្យតាមអនឡាញ, សម្ភាសន៍តាមអនឡាញ
night-shift: night shift, shift work, rotating shift, វេនយប់, shift, night work, work at night, night job, evening shift, day shift, យប់
weekend: saturday, sunday, weekend, weekends off, monday to friday, five day week, 5 days a week, ថ្ងៃសៅរ៍, ចុងសប្តាហ៍ < part-time
overseas-work: work abroad, work overseas, overseas job, job abroad, ធ្វើការនៅបរទេស
fresh-graduate!: fresh graduate, fresh grad, freshgrad, fresher, graduate engineer, graduate, new graduate, new grad, recent graduate, entry level, beginner, no experience, no experience needed, no experience required, without experience, zero experience, 0 year experience, និស្សិតទើបបញ្ចប់, ទើបបញ្ចប់ការសិក្សា, ទើបបញ្ចប់, ទើបរៀនចប់, មិនទាមទារបទពិសោធន៍, គ្មានបទពិសោធន៍, អត់បទពិសោធន៍, មិនត្រូវការបទពិសោធន៍, just graduated, newly graduated, recently graduated, just finished university, just finished school, finish university, first job, no exp, without exp, no work experience, new engineer, ទើបចប់, រៀនទើបចប់, ទើបតែរៀនចប់, ទើបចប់ការសិក្សា, final year welcome, graduating, graduating soon, about to graduate, will graduate soon, just finish school, just finished, just finish, school leaver, starter level, starter job, starting career, start career, no experience ok, newbie, fresh student, fresh engineer, zero exp, without any experience, first time job, student can apply, និស្សិតឆ្នាំចុងក្រោយ, មិនធ្លាប់ធ្វើការ, ទើបរៀនចប់ថ្មី, បញ្ចប់ការសិក្សា, រៀនចប់ថ្មី, រៀនចប់, មិនទាមទារបទពិសោធ, គ្មានបទពិសោធ, អត់បទពិសោធ, មិនត្រូវការបទពិសោធ > junior
junior!: junior, jr, junior level, 1 year experience, កម្រិតដំបូង, កម្រិតទាប, less experience, little experience, some experience, assistant engineer, basic level, lower level, early career, young engineer > fresh-graduate
mid-level!: mid level, middle level, intermediate, 3 years experience, កម្រិតមធ្យម, some years experience, mid career, medium level, middle
senior!: senior, senior level, experienced, expert level, 5 years experience, ជាន់ខ្ពស់, sr, snr, very experienced, 10 years experience, seniors, high level, long experience, many years experience, much experience, lot of experience, expert engineer, មានបទពិសោធន៍ច្រើន, បទពិសោធន៍ខ្ពស់ > lead, management-level ~ បរិញ្ញាបត្រជាន់ខ្ពស់, បរិញ្ញាប័ត្រជាន់ខ្ពស់
lead!: lead, team lead, team leader, leader, chief, head of, head, principal engineer, ប្រធានក្រុម, ប្រធាន, ប្រធានផ្នែក, leading, leadership, in charge of team, section head, unit head, head engineer, មេក្រុម, ប្រធានផ្នែកបច្ចេកទេស > management-level ~ ប្រធានបទ
management-level!: managerial, management level, executive level, director, department head, ប្រធាននាយកដ្ឋាន, អគ្គនាយក
ngo!: non governmental organization, non governmental organisation, non government organization, nongovernmental organization, non profit, nonprofit, charity, humanitarian, development organization, development organisation, NGO, INGO, អង្គការ, អង្គការក្រៅរដ្ឋាភិបាល, ngos, aid agency, development project, international organization, international organisation, non government, social work organization, អង្គការមិនមែនរដ្ឋាភិបាល
un: united nations, unicef, undp, unops, world bank, asian development bank, ADB, UN, អង្គការសហប្រជាជាតិ < ngo
ausaid: ausaid < ngo
ministry!: ministry, government, governmental, public institution, public sector, civil service, civil servant, state job, state owned, state enterprise, public service, ក្រសួង, ស្ថាប័នរដ្ឋ, រដ្ឋ, មន្ត្រីរាជការ, រដ្ឋាភិបាល, public servant, gov, govt, government job, state institution, public administration, authority, ក្របខ័ណ្ឌរដ្ឋ, មន្ត្រីរដ្ឋ, ការងាររដ្ឋ, ក្របខណ្ឌ, ក្របខណ្ឌរដ្ឋ, ប្រឡងក្របខណ្ឌ ~ អង្គការក្រៅរដ្ឋាភិបាល, សហរដ្ឋអាមេរិក, រដ្ឋបាល, សាធារណរដ្ឋ
edc: EDC, electricite du cambodge < power, electrical
ppwsa: PPWSA, phnom penh water supply authority < clean-water
mpwt: MPWT, ministry of public works and transport < road, ministry
mowram: MOWRAM, ministry of water resources and meteorology < irrigation, ministry
mptc: MPTC, ministry of post and telecommunications < telecom, ministry
mrd: MRD, ministry of rural development < rural-engineering, ministry
maff: MAFF, ministry of agriculture forestry and fisheries < agriculture, ministry
misti: MISTI < industrial, ministry
women: women, ស្រី, woman, female, girl, lady, women in engineering, gender, ស្ត្រី, នារី, ក្មេងស្រី, ladies, girl student, women only, female engineer, female student, for girls, for women, for ladies, females, girl engineer, lady engineer, និស្សិតស្រី, ស្ត្រីវិស្វករ, សម្រាប់ស្រី, សិស្សស្រី ~ ស្រីលង្កា
disability: disability, disabled, people with disabilities, wheelchair, ជនពិការ
ethnic: indigenous, ethnic minority, minority, ជនជាតិដើមភាគតិច
high-pay!: high salary, good salary, high paid, well paid, ប្រាក់ខែខ្ពស់, high paying, well paying, good pay, big salary, higher salary, highest salary, best salary, high pay, high income, ប្រាក់ខែច្រើន, ប្រាក់ខែល្អ, ចំណូលខ្ពស់, lot of money, good money, good income, highest paying, best paid, best paying, top salary, attractive salary, competitive salary, great salary, big money
internship?: internship, intern, trainee, traineeship, placement, industrial training, apprentice, apprenticeship, work experience placement, កម្មសិក្សាការី, កម្មសិក្សា, ហាត់ការ, ចុះកម្មសិក្សា, interns, internships, industry training, practical training, student placement, unpaid internship, internship student, អ្នកហាត់ការ, និស្សិតហាត់ការ, និស្សិតកម្មសិក្សា, ហាត់ការងារ, សិក្ខាកាម, practicum, practicum student, industrial attachment, student attachment, summer internship, final project internship, thesis internship
job?: job, vacancy, job opening, job opportunity, job vacancy, career, hiring, recruitment, recruit, employment, work, position, opening, job announcement, we are hiring, ឱកាសការងារ, ការងារ, រើសបុគ្គលិក, ជ្រើសរើសបុគ្គលិក, ជ្រើសរើស, បុគ្គលិក, តួនាទី, kar ngea, ka ngea, kar ngear, ka ngear, kangea, kangear, karngear, karngea, kar nhear, looking for work, job vacancies, wanted staff, jobs, looking for a job, find job, find work, find a job, get a job, vacancies, employer, រកការងារ, ការងារធ្វើ, រកការ, ស្វែងរកការងារ, មុខតំណែង
scholarship?: scholarship, bursary, fellowship, study grant, grant, financial aid, student aid, អាហារូបករណ៍, អាហារូបករណ, អាហាររូបករណ៍
major?: major, field of study, course of study, degree program, study program, university major, ជំនាញ, មុខជំនាញ, មុខវិជ្ជា, ឯកទេស
title-filler*: officer, stem, staff, specialist, expert, executive, assistant, associate, personnel, worker, employee, professional, student, team member, company, firm, មន្ត្រី, អ្នកជំនាញ, និស្សិត, ក្រុមហ៊ុន, office, ជំនួយការ, asst, assoc, final year, final year student, last year student, first year, second year, third year, fourth year, fifth year, year 1, year 2, year 3, year 4, year 5, 1st year, 2nd year, 3rd year, 4th year, candidate, people, person, team, group, career opportunity, in charge, experience, skill, knowledge, background, interested, interest, ability, willing, someone, somebody, suitable person, fast, quick, anything, something, similar, related, relevant, different, available, announcement, អ្វី, បទពិសោធន៍, my son, my daughter, my child, son, daughter, brother, sister, kid, child, graduate of, degree holder, holder, បទពិសោធ, ref, pax, m f, male female, male or female
place-filler*: cambodia, cambodian, province, city, district, country, near me, កម្ពុជា, ខេត្ត, ទីក្រុង, ក្រុង, ស្រុក, ប្រទេសកម្ពុជា
moment-filler*: new, latest, today, this week, this month, this year, current, urgent, 2024, 2025, 2026, 2027, now, open now, posted, update, updated, upcoming, intake, january, february, april, june, july, august, september, october, november, december, ថ្មី, ថ្មីៗ, ឆ្នាំ២០២៥, ឆ្នាំ២០២៦, ឆ្នាំ២០២៧, ប្រញាប់
praise-filler*: best, good, top, popular, easy, famous, cheap, list of, information, detail, apply, application, requirement, registration, deadline, salary, monthly, basic salary, salary range, range, expectation, expected, package, ល្អ, ល្អបំផុត, ល្បី, ពេញនិយម, ដាក់ពាក្យ, ប្រាក់ខែ, ព័ត៌មាន, suitable, high quality, near, close, nearby, urgently, immediately, now hiring, how much, price, pay, pro, super
study-filler*: study, studying, learn, learning, course, class, program, subject, school, រៀន, សិក្សា, ការសិក្សា, វគ្គ, វគ្គសិក្សា, សាលា
field-filler*: field, sector, area, department, section, line of work, ខាង, ផ្នែក, វិស័យ
`
