/** Machines, vehicles, workshops and plants, and the making of things. */
export const machinesConcepts = `
mechanical: mechanical, mechanic, ME engineer, មេកានិក, មេកានិច, គ្រឿងយន្ត, mekanik, mechanics, mecha
mechanic: machine mechanic, fitter, millwright, ជាងម៉ាស៊ីន, ជាងយន្ត, ជាងគ្រឿងយន្ត > mechanical
machine: machine, machinery, ម៉ាស៊ីន, គ្រឿងចក្រ, equipment, machine shop ~ machine learning
machine-design: machine design, mechanical design, product design, product designer, design engineer mechanical > cad
heavy-equipment: heavy equipment, heavy machinery, excavator, bulldozer, wheel loader, backhoe, grader, earthmoving, construction machinery, គ្រឿងចក្រធុនធ្ងន់, គ្រឿងចក្រធ្ងន់, អេស្កាវ៉ាទ័រ
caterpillar: caterpillar, komatsu, kobelco, hitachi, volvo ce, cummins, perkins, JCB < heavy-equipment, generator
automotive: automotive, automobile, vehicle, car mechanic, auto mechanic, motor vehicle, vehicle mechanic, car repair, garage, motorbike, motorcycle, យានយន្ត, រថយន្ត, ឡាន, ជាងឡាន, ម៉ូតូ, (car), (motor), (truck), diesel mechanic, automobile mechanic, car technician, auto technician, car factory, ជាងម៉ូតូ, ជួសជុលឡាន ~ electric vehicle, driving vehicle
engine: engine, diesel engine, combustion engine, engine mechanic < automotive, generator, mechanical
toyota: toyota, ford, honda, hyundai, isuzu, kia, suzuki, yamaha < automotive
welder: welder, welding, weld, fabrication welder, metal fabrication, tig, mig welding, arc welding, ផ្សារ, ជាងផ្សារ, ផ្សារដែក, iron worker, metal worker, ironwork, steel worker
machinist: machinist, machining, cnc, lathe, turner, milling machine, CNC, ជាងក្រឡឹង, ក្រឡឹង
tooling: tooling, mould, mold, moulding, injection moulding, ផ្សិត
boiler: boiler, steam boiler, steam, pressure vessel, ឡចំហាយ
pump: pump, pumping station, compressor, pneumatic, ស្នប់ ~ pump attendant
hydraulics: hydraulic pump, hydraulic system, hydraulic hose, fluid power > pump
thermal: thermodynamics, heat transfer, thermal engineering, fluid mechanics, fluid dynamics
maintenance: maintenance, repair, preventive maintenance, overhaul, servicing, upkeep, ថែទាំ, ជួសជុល, ជាងជួសជុល, fix, fixing, repairing, repairer, technician maintenance
reliability: reliability, condition monitoring, vibration analysis ~ site reliability
sewing-machine: sewing machine, sewing machine mechanic, ម៉ាស៊ីនដេរ
manufacturing: manufacturing, manufacture, factory, production, plant manager, plant engineer, factory manager, assembly line, assembly plant, industrial plant, ផលិតកម្ម, រោងចក្រ, ផលិត, workshop, maker, industrial factory, assembly ~ production server, production environment, production database
furniture: furniture, cabinet maker, wood factory, គ្រឿងសង្ហារឹម
bicycle: bicycle, bike, bikes, កង់
production: production engineer, production planning, production planner, production line, production supervisor, production shift, ខ្សែចង្វាក់ផលិតកម្ម, វេនផលិតកម្ម
packaging: packaging, packing, filling line, bottling, labelling, វេចខ្ចប់
garment: garment, textile, apparel, sewing, footwear, shoe factory, clothing, fashion, weaving, knitting, dyeing, កាត់ដេរ, វាយនភណ្ឌ, សម្លៀកបំពាក់, ស្បែកជើង, shoe, bag factory, handbag, hat factory, tailor, cloth, ស្បែកជើងប៉ាតា
industrial: industrial, industry, industrial engineering, work study, time study, process improvement, ឧស្សាហកម្ម ~ industrial automation
lean: lean, lean manufacturing, lean production, lean six sigma, six sigma, sigma, green belt, black belt, kaizen, 5s, five whys, control chart, statistical process control, minitab, value stream mapping, continuous improvement, process improvement engineer, SPC, TPM < quality-control
quality-control: quality control, quality inspector, quality inspection, QC, QA/QC, QAQC, ត្រួតពិនិត្យគុណភាព, គ្រប់គ្រងគុណភាព, product inspection, defect, qc staff, ត្រួតពិនិត្យផលិតផល > quality-assurance, quality
quality: quality, quality engineer, quality manager, quality management, QMS, គុណភាព > quality-control, quality-assurance ~ water quality, air quality, food quality
quality-assurance: quality assurance, QA, ធានាគុណភាព > quality-control, tester, quality
iso-9001: iso 9001, iso 9000, quality management system < quality-control
inspection: inspection, ndt, non destructive testing, NDT, អធិការកិច្ច
operator^: operator, machine operator, plant operator, process operator, control room operator, shift operator, អ្នកបញ្ជា, ប្រតិបត្តិករ
logistics: logistics, logistic, supply chain, warehouse, warehousing, inventory, freight, shipping, store keeper, storekeeper, SCM, ភស្តុភារ, ឃ្លាំង, ស្តុក, truck driver, fleet, delivery, import export, trucking, custom clearance
procurement: procurement, purchasing, purchaser, buyer, sourcing, purchase officer, លទ្ធកម្ម, ទិញទំនិញ
supplier-quality: supplier quality, vendor quality, SQE > quality-control
planning-maintenance: maintenance planner, maintenance planning, cmms, maintenance schedule
automotive-parts: spare part, wire harness, wiring harness, auto part
mining: mining, mine, quarry, quarrying, crushing plant, drilling and blasting, drill and blast, blasting, mineral processing, gold mine, gold mining, coal mining, open pit, រ៉ែ, អណ្តូងរ៉ែ, ជីករ៉ែ, ការដ្ឋានថ្ម
oil-gas: oil and gas, petroleum, petrochemical, refinery, drilling rig, LPG, ប្រេងកាត, ប្រេង, ឧស្ម័ន ~ ជីវឧស្ម័ន
metallurgy: metallurgy, metallurgist, metallurgical, metal, foundry, casting, លោហធាតុ
materials: materials engineering, materials engineer, material testing, materials testing, materials laboratory, material laboratory, materials science, material science, polymer, ceramics, វិស្វកម្មសម្ភារៈ, សម្ភារៈ
plastics: plastic, plastics, rubber, tyre, ប្លាស្ទិក, កៅស៊ូ
aerospace: aerospace, aeronautical, aeronautics, avionics, spacecraft
marine-engineering: naval architecture, ship, shipbuilding, boat, marine engineer, vessel operation, កប៉ាល់, នាវា, vessel, barge, ferry, shipyard, ទូក
`
