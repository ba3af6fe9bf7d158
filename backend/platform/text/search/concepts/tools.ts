/** Programs engineers draw, calculate and plan with, and papers that prove something. */
export const toolsConcepts = `
cad: computer aided design, CAD, cad software, cad drawing, 2d drawing, cad designer, cad engineer, computer drafting, drawing software, គូរប្លង់កុំព្យូទ័រ, 2d > autocad, solidworks, civil-3d, revit, sketchup, draughtsman
autocad: autocad, auto cad, autodesk, auto desk
solidworks: solidworks, solid works, solid work, sw < cad
inventor: inventor, autodesk inventor, fusion 360, catia, creo, nx cad < solidworks, cad
ansys: ansys, abaqus, comsol, CFD < structural-analysis
civil-3d: civil 3d, civil3d
revit: revit < bim
sketchup: sketchup, sketch up, google sketchup
archicad: archicad, archi cad, vectorworks < revit
bim: building information modelling, building information modeling, building information model, bim modeller, bim coordinator, navisworks, tekla, BIM, bim engineer, bim manager, bim technician, bim specialist, bim model > revit
etabs: etabs, safe software, csi etabs < structural-analysis, structural
sap-software: sap2000, sap 2000, staad pro, staad, robot structural, midas, sap 2000 software, prota, protastructure < etabs, structural-analysis
structural-analysis: structural analysis, finite element, FEM, FEA, beam and column, structural calculation, structural calculations, load calculation, seismic design < structural
design-code: eurocode, euro code, ACI, aci code, aci 318, bs 8110 < structural
material-code: ASTM, AASHTO < materials
fire-code: NFPA < fire-protection
plaxis: plaxis, slope w, geostudio < geotechnical
hec-ras: hec ras, hec hms, hec < hydraulic-model
epanet: epanet, water gems, watercad, watergems < hydraulic-model
hydraulic-model: swmm, swat model, mike urban, hydraulic model, hydraulic modeling, hydrological model
etap: etap, power flow software < electrical
dialux: dialux < lighting
eplan: eplan, autocad electrical < electrical-design
pvsyst: pvsyst, helioscope < solar
electrical-design: electrical design, single line diagram > electrical
circuit-design: altium, proteus, kicad, pcb design, orcad < electronics
primavera: primavera, primavera p6, p6, P6, primavera p6 professional < ms-project, project-planning, project-manager
ms-project: ms project, microsoft project, msp < primavera, project-planning, project-manager
project-planning: planning engineer, project planner, project planning, scheduler, scheduling engineer, critical path, gantt chart, (planner), (planning), project schedule, time schedule, work program, progress report, planning and scheduling, ផែនការគម្រោង < project-manager
spreadsheet: excel, microsoft excel, ms excel, spreadsheet, google sheet, pivot table
microsoft-office: microsoft office, ms office, office 365, word and excel, microsoft word, ms word, powerpoint, power point, computer skill > spreadsheet
driving-license: driving license, driver license, drivers license, driving permit, បណ្ណបើកបរ, ប័ណ្ណបើកបរ, can drive, able to drive, drive a car, drive car, motorbike license, licence for a motorbike, own motorbike, have motorbike, motorcycle license, car license, ចេះបើកបរ, ចេះបើកឡាន, ប័ណ្ណបើកឡាន
driver!: driver, driving, អ្នកបើកបរ ~ driving license, driver license, drivers license
pmp: pmp, project management professional, prince2, PMP, project management certificate < project-manager
scrum: scrum, agile, scrum master, product owner, jira, sprint planning
ielts: ielts, toefl, duolingo english, pte academic, IELTS, TOEFL, TOEIC, english test, english certificate, អាយអេល < english
english: english, english language, english speaking, good english, fluent english, អង់គ្លេស, ភាសាអង់គ្លេស, speak english, english skill, english skills, english fluent, in english, english needed, ចេះភាសាអង់គ្លេស, ចេះអង់គ្លេស ~ ចក្រភពអង់គ្លេស, ប្រទេសអង់គ្លេស, ទៅអង់គ្លេស, នៅអង់គ្លេស, អាហារូបករណ៍អង់គ្លេស
khmer?: khmer, khmer language, khmer speaking, speak khmer, written khmer, ខ្មែរ, ភាសាខ្មែរ
khmer-language: translator, interpreter, translation, អ្នកបកប្រែ, បកប្រែ
registered-engineer: board of engineers, registered engineer, professional engineer, licensed engineer, chartered engineer, BEC, engineer license, engineering license, certified engineer, engineering council
`
