/** Degrees, what pays for them, who may have it, and where one studies. */
export const studiesConcepts = `
fully-funded!: fully funded, free, free study, study free, full scholarship, full funding, full ride, full fund, fully paid, full tuition, full support, free tuition, tuition free, tuition waiver, all expenses paid, 100 percent, អាហារូបករណ៍ពេញលេញ, អាហារូបករណ៍ពេញ, អាហារូបករណ៍១០០, អាហារូបករណ៍ 100, 100 funded, full funded, fully sponsored, free of charge, 100 scholarship, no tuition fee
partly-funded!: partly funded, partial scholarship, partial funding, partial, partial tuition, half scholarship, half tuition, 50 percent, partially funded, អាហារូបករណ៍មួយផ្នែក, អាហារូបករណ៍ដោយផ្នែក, អាហារូបករណ៍ពាក់កណ្តាល
bachelor!: bachelor, bachelor degree, bachelors degree, undergraduate, undergrad, first degree, BSc, BEng, BE, BS, បរិញ្ញាបត្រ, បរិញ្ញា ~ បរិញ្ញាបត្ររង, បរិញ្ញាបត្រជាន់ខ្ពស់, bachelor degree or
master!: master, master degree, masters degree, postgraduate, post graduate, postgrad, graduate school, graduate study, graduate studies, msc, m.sc, MSc, MEng, MBA, អនុបណ្ឌិត, បរិញ្ញាបត្រជាន់ខ្ពស់, ថ្នាក់អនុបណ្ឌិត ~ master plan, scrum master
doctorate!: doctorate, doctoral, doctor degree, doctoral degree, PhD, PHD, ph.d, បណ្ឌិត, ថ្នាក់បណ្ឌិត ~ អនុបណ្ឌិត
associate-degree!: associate degree, diploma, higher diploma, technical diploma, two year degree, DUT, បរិញ្ញាបត្ររង
certificate!: certificate, short course, short training, training course, summer school, summer program, short program, exchange semester, វិញ្ញាបនបត្រ, វគ្គខ្លី, វគ្គសិក្សាខ្លី, វគ្គបណ្តុះបណ្តាល ~ medical certificate, certificate of employment
exchange: exchange, exchange program, exchange student, student exchange, semester abroad, exchange year, កម្មវិធីផ្លាស់ប្តូរ, ផ្លាស់ប្តូរនិស្សិត ~ heat exchange, exchange server
vocational: vocational, vocational training, technical school, technical training, skills training, skill training, TVET, បណ្តុះបណ្តាលវិជ្ជាជីវៈ, វិជ្ជាជីវៈ, ជំនាញវិជ្ជាជីវៈ
research-grant: research grant, research scholarship, research fund, thesis grant, research funding, មូលនិធិស្រាវជ្រាវ > research
hardship: hardship, poor, poor student, poor family, low income, need based, by need, poverty, equity card, id poor, idpoor, disadvantaged, underprivileged, want of money, vulnerable, ក្រីក្រ, សិស្សក្រីក្រ, ប័ណ្ណសមធម៌, បណ្ណក្រីក្រ, ខ្វះខាត, គ្រួសារក្រីក្រ
grade-a: grade a, grade A student, top grade, outstanding student, excellent student, top student, high score, merit, merit based, best student, និទ្ទេស A, និទ្ទេសអា, សិស្សពូកែ, សិស្សឆ្នើម, excellent, talented student, smart student, grade b
bac-two: bac ii, bac 2, bacii, bac two, baccalaureate, high school, high school graduate, grade 12, grade twelve, 12th grade, secondary school, upper secondary, បាក់ឌុប, ថ្នាក់ទី១២, ទី១២, មធ្យមសិក្សាទុតិយភូមិ, វិទ្យាល័យ > grade-a ~ សាកលវិទ្យាល័យ, មហាវិទ្យាល័យ
entrance-exam: entrance exam, entrance examination, admission test, entrance test, ប្រឡងចូល, ប្រលងចូល
abroad!: abroad, overseas, foreign, foreign country, outside cambodia, study abroad, studying abroad, international, other country, បរទេស, ក្រៅប្រទេស, អន្តរជាតិ, សិក្សានៅបរទេស, រៀននៅបរទេស, go abroad, outside country, other countries
at-home!: local scholarship, local university, domestic, inside cambodia, in cambodia, study in cambodia, ក្នុងស្រុក, ក្នុងប្រទេស
living-costs: living cost, living allowance, living expense, living stipend, monthly stipend, accommodation, dormitory, housing allowance, free accommodation, flight ticket, airfare, air ticket, plane ticket, ប្រាក់ឧបត្ថម្ភប្រចាំខែ, អន្តេវាសិកដ្ឋាន, កន្លែងស្នាក់នៅ, សំបុត្រយន្តហោះ, with dorm, dorm, free dorm, dormitories, free housing, free room, with accommodation, food and accommodation, free meal, staff house, lodging, room and board, បន្ទប់ស្នាក់នៅ, ស្នាក់នៅ, monthly, pocket money, living support
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
