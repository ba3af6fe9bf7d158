/** Degrees, what pays for them, who may have it, and where one studies. */
export const studiesConcepts = `
fully-funded!: fully funded, free, free study, study free, full scholarship, full funding, full ride, full fund, fully paid, full tuition, full support, free tuition, tuition free, tuition waiver, all expenses paid, 100 percent, អាហារូបករណ៍ពេញលេញ, អាហារូបករណ៍ពេញ, អាហារូបករណ៍១០០, អាហារូបករណ៍ 100, 100 funded, full funded, fully sponsored, free of charge, 100 scholarship, no tuition fee, everything paid, pay everything, all paid, all covered, no fee, no fees, full sponsorship, sponsored, full cover, fully covered, ឥតគិតថ្លៃ, ឥតបង់ថ្លៃ, រៀនឥតគិតថ្លៃ, អាហារូបករណ៍១០០ភាគរយ, ពេញលេញ, រៀនអត់បង់លុយ, ឥតបង់លុយ, មិនបង់ថ្លៃ ~ free time, free lunch, free wifi
partly-funded!: partly funded, partial scholarship, partial funding, partial, partial tuition, half scholarship, half tuition, 50 percent, partially funded, អាហារូបករណ៍មួយផ្នែក, អាហារូបករណ៍ដោយផ្នែក, អាហារូបករណ៍ពាក់កណ្តាល, discount, fee reduction, half, half price, 50 scholarship, 50 off, percent off, បញ្ចុះតម្លៃ
bachelor!: bachelor, bachelor level, bachelor degree, bachelors degree, undergraduate, undergrad, first degree, BSc, BEng, BE, BS, បរិញ្ញាបត្រ, បរិញ្ញា, 4 year degree, four year degree, engineer degree, engineering degree, licence, university degree, under graduate, bachelor of engineering, bachelor of science, ថ្នាក់បរិញ្ញាបត្រ, បរិញ្ញាប័ត្រ ~ បរិញ្ញាបត្ររង, បរិញ្ញាបត្រជាន់ខ្ពស់, bachelor degree or, បរិញ្ញាប័ត្ររង, បរិញ្ញាប័ត្រជាន់ខ្ពស់, to be, can be, will be, may be, must be, should be, would be, could be, might be, be a, be an, be able, be good, be the, wanna be
master!: master, master level, master degree, masters degree, postgraduate, post graduate, postgrad, graduate school, graduate study, graduate studies, msc, m.sc, MSc, MEng, MBA, អនុបណ្ឌិត, បរិញ្ញាបត្រជាន់ខ្ពស់, ថ្នាក់អនុបណ្ឌិត, master program, masters program, after bachelor, further study, continue study, ma degree, បន្តការសិក្សា, ថ្នាក់ក្រោយបរិញ្ញាបត្រ, ម៉ាស្ទ័រ, បរិញ្ញាប័ត្រជាន់ខ្ពស់ ~ master plan, scrum master
doctorate!: doctorate, phd level, doctoral, doctor degree, doctoral degree, PhD, PHD, ph.d, បណ្ឌិត, ថ្នាក់បណ្ឌិត, phd program, phd position, ឌុកទ័រ ~ អនុបណ្ឌិត, វេជ្ជបណ្ឌិត, ទន្តបណ្ឌិត
associate-degree!: associate degree, diploma, higher diploma, technical diploma, two year degree, DUT, បរិញ្ញាបត្ររង, 2 year degree, two years degree, college diploma, បរិញ្ញាបត្ររងបច្ចេកទេស, higher technician, បរិញ្ញាប័ត្ររង
certificate!: certificate, short course, short training, training course, summer school, summer program, short program, exchange semester, វិញ្ញាបនបត្រ, វគ្គខ្លី, វគ្គសិក្សាខ្លី, វគ្គបណ្តុះបណ្តាល, certificate holder, វិញ្ញាបនប័ត្រ ~ medical certificate, certificate of employment
no-degree!: no degree, without degree, without a degree, no university degree, no diploma, without diploma, did not finish university, drop out, dropout, not finish school, degree not required, no need degree, not need degree, no degree needed, no degree required, មិនទាមទារសញ្ញាបត្រ, គ្មានសញ្ញាបត្រ, អត់មានសញ្ញាបត្រ > certificate, associate-degree, vocational
exchange: exchange, exchange program, exchange student, student exchange, semester abroad, exchange year, កម្មវិធីផ្លាស់ប្តូរ, ផ្លាស់ប្តូរនិស្សិត, one semester, semester exchange, study exchange ~ heat exchange, exchange server
vocational: vocational, vocational training, technical school, technical training, skills training, skill training, TVET, បណ្តុះបណ្តាលវិជ្ជាជីវៈ, វិជ្ជាជីវៈ, ជំនាញវិជ្ជាជីវៈ
research-grant: research grant, research scholarship, research fund, thesis grant, research funding, មូលនិធិស្រាវជ្រាវ > research
hardship: hardship, poor, poor student, poor family, low income, need based, by need, poverty, equity card, id poor, idpoor, disadvantaged, underprivileged, want of money, vulnerable, ក្រីក្រ, សិស្សក្រីក្រ, ប័ណ្ណសមធម៌, បណ្ណក្រីក្រ, ខ្វះខាត, គ្រួសារក្រីក្រ, cannot afford, no money, cannot pay, poor people, poor students, help with fees, poor girl, low budget, គ្មានលទ្ធភាព, គ្រួសារខ្វះខាត, សិស្សក្រ, និស្សិតក្រីក្រ
provincial: provincial, from province, from provinces, from the province, from the provinces, students from provinces, rural student, rural students, outside the capital, មកពីខេត្ត, សិស្សខេត្ត, និស្សិតខេត្ត > rural-engineering, hardship
grade-a: grade a, grade A student, top grade, outstanding student, excellent student, top student, high score, merit, merit based, best student, និទ្ទេស A, និទ្ទេសអា, សិស្សពូកែ, សិស្សឆ្នើម, excellent, talented student, smart student, grade b, good grade, good grades, high grade, high gpa, gpa, good marks, best marks, exam result, high achiever, និទ្ទេស, លទ្ធផលល្អ, សិស្សពូកែទូទាំងប្រទេស
bac-two: bac ii, bac 2, bacii, bac two, baccalaureate, high school, high school graduate, grade 12, grade twelve, 12th grade, secondary school, upper secondary, បាក់ឌុប, ថ្នាក់ទី១២, ទី១២, មធ្យមសិក្សាទុតិយភូមិ, វិទ្យាល័យ, after high school, finish high school, finished high school, high school student, high school students, grade 12 student, grade12, bacii student, after grade 12, after bacii, school student, រៀនចប់ថ្នាក់ទី១២, ចប់ថ្នាក់ទី១២, ជាប់បាក់ឌុប, ប្រឡងបាក់ឌុប > grade-a ~ សាកលវិទ្យាល័យ, មហាវិទ្យាល័យ
entrance-exam: entrance exam, entrance examination, admission test, entrance test, ប្រឡងចូល, ប្រលងចូល
abroad!: abroad, overseas, foreign country, foreign scholarship, international scholarship, international study, outside cambodia, study abroad, studying abroad, other country, បរទេស, ក្រៅប្រទេស, អន្តរជាតិ, សិក្សានៅបរទេស, រៀននៅបរទេស, go abroad, outside country, other countries, out of cambodia, other countries study, in another country, foreign university, សិក្សាក្រៅប្រទេស, ទៅរៀនក្រៅប្រទេស, រៀនក្រៅប្រទេស
at-home!: local scholarship, local university, domestic, inside cambodia, in cambodia, study in cambodia, ក្នុងស្រុក, ក្នុងប្រទេស, inside the country, in country, in the country, in phnom penh university, at home, រៀនក្នុងស្រុក, សាកលវិទ្យាល័យក្នុងស្រុក
living-costs: living cost, living allowance, living expense, living stipend, monthly stipend, accommodation, dormitory, housing allowance, free accommodation, flight ticket, airfare, air ticket, plane ticket, ប្រាក់ឧបត្ថម្ភប្រចាំខែ, អន្តេវាសិកដ្ឋាន, កន្លែងស្នាក់នៅ, សំបុត្រយន្តហោះ, with dorm, dorm, free dorm, dormitories, free housing, free room, with accommodation, food and accommodation, free meal, staff house, lodging, room and board, បន្ទប់ស្នាក់នៅ, ស្នាក់នៅ, pocket money, living support
university^: university, college, institute, polytechnic, higher education, faculty, សាកលវិទ្យាល័យ, មហាវិទ្យាល័យ, វិទ្យាស្ថាន, ពហុបច្ចេកទេស
institute-of-technology: institute of technology of cambodia, techno, ITC, វិទ្យាស្ថានបច្ចេកវិទ្យាកម្ពុជា, តិចណូ
royal-university: royal university of phnom penh, RUPP, សាកលវិទ្យាល័យភូមិន្ទភ្នំពេញ
agriculture-university: royal university of agriculture, RUA, សាកលវិទ្យាល័យភូមិន្ទកសិកម្ម
polytechnic-institute: national polytechnic institute of cambodia, NPIC, វិទ្យាស្ថានជាតិពហុបច្ចេកទេសកម្ពុជា
technical-training-institute: national technical training institute, NTTI, វិទ្យាស្ថានជាតិបណ្តុះបណ្តាលបច្ចេកទេស
norton: norton university, NU, សាកលវិទ្យាល័យន័រតុន
setec: setec institute, setec, វិទ្យាស្ថានសេតិច
cadt: cambodia academy of digital technology, CADT, NIPTICT
fine-arts: royal university of fine arts, RUFA, សាកលវិទ្យាល័យភូមិន្ទវិចិត្រសិល្បៈ
pannasastra: pannasastra university, paragon international university, paragon, american university of phnom penh, PUC, AUPP, BBU, UC
alumni-programs: erasmus, erasmus mundus > europe
chevening: chevening > united-kingdom
fulbright: fulbright > united-states
mext: mext, monbukagakusho, jica > japan
koica: koica, kgsp, gks, global korea scholarship > south-korea
australia-awards: australia awards, AAS > australia
stipendium: stipendium hungaricum > hungary
csc-china: chinese government scholarship, csc scholarship, belt and road > china
daad: daad > germany
eiffel: eiffel scholarship, campus france > france
`
