/** Machines, vehicles, workshops and plants, and the making of things. */
export const machinesConcepts = `
mechanical: mechanical, mechanic, ME engineer, មេកានិក, មេកានិច, គ្រឿងយន្ត, mekanik, mechanics, mecha, mechanical engineering, mechanical technician, machine engineer, វិស្វករម៉ាស៊ីន, វិស្វកម្មមេកានិក, ជាងមេកានិក, GIM
mechanic: machine mechanic, fitter, millwright, ជាងម៉ាស៊ីន, ជាងយន្ត, ជាងគ្រឿងយន្ត, machine fitter, machine technician, machine repair, repair machines, fix machines, machine maintenance, machine repairman, ជួសជុលម៉ាស៊ីន, ជាងជួសជុលម៉ាស៊ីន > mechanical
machine: machine, machinery, ម៉ាស៊ីន, គ្រឿងចក្រ, equipment, machine shop ~ machine learning, ម៉ាស៊ីនមេ
machine-design: machine design, mechanical design, product design, product designer, design engineer mechanical, product development, new product, mechanical designer, design machines, machine designer, cad design, 3d cad > cad
heavy-equipment: heavy equipment, heavy machinery, excavator, bulldozer, wheel loader, backhoe, grader, earthmoving, construction machinery, គ្រឿងចក្រធុនធ្ងន់, គ្រឿងចក្រធ្ងន់, អេស្កាវ៉ាទ័រ, heavy vehicle, heavy truck, dump truck, loader, roller, machine operator excavator, excavator operator, excavator mechanic, machinery mechanic, ត្រាក់ទ័រធុនធ្ងន់, ជួសជុលគ្រឿងចក្រ
caterpillar: caterpillar, komatsu, kobelco, hitachi, volvo ce, cummins, perkins, JCB < heavy-equipment, generator
automotive: automotive, automobile, vehicle, car mechanic, auto mechanic, motor vehicle, vehicle mechanic, car repair, garage, motorbike, motorcycle, យានយន្ត, រថយន្ត, ឡាន, ជាងឡាន, ម៉ូតូ, (car), (motor), (truck), diesel mechanic, automobile mechanic, car technician, auto technician, car factory, ជាងម៉ូតូ, ជួសជុលឡាន, cars, automobiles, auto repair, car service, car workshop, fix cars, repair cars, vehicle repair, vehicles, auto electrician, car electrician, moto repair, motorbike mechanic, motorbike repair, ជាងជួសជុលឡាន, ជាងជួសជុលរថយន្ត, ជួសជុលរថយន្ត, ជួសជុលម៉ូតូ ~ electric vehicle, driving vehicle, 3 phase motor, three phase motor, electric motor, motor control
engine: engine, diesel engine, combustion engine, engine mechanic < automotive, generator, mechanical
toyota: toyota, ford, honda, hyundai, isuzu, kia, suzuki, yamaha < automotive
welder: welder, welding, weld, fabrication welder, metal fabrication, tig, mig welding, arc welding, ផ្សារ, ជាងផ្សារ, ផ្សារដែក, iron worker, metal worker, ironwork, steel worker, welders, metal work, metalwork, steel fabricator, fabrication, fabricator, iron work, stainless steel, ជាងដែកនិងផ្សារ, ជាងដែកផ្សារ, welding technician, welding engineer ~ ទីផ្សារ, ផ្សារហ៊ុន, ផ្សារទំនើប
machinist: machinist, machining, cnc, lathe, turner, milling machine, CNC, ជាងក្រឡឹង, ក្រឡឹង, cnc machine, cnc programmer, cnc technician, machine tool, machine tools, grinding, turning
tooling: tooling, mould, mold, moulding, injection moulding, ពុម្ពប្លាស្ទិក, ផលិតពុម្ព, ពុម្ពចាក់
boiler: boiler, steam boiler, steam, pressure vessel, ឡចំហាយ
pump: pump, pumping station, compressor, pneumatic, ស្នប់, ម៉ាស៊ីនបូមទឹក, ម៉ាស៊ីនបូម ~ pump attendant
hydraulics: hydraulic pump, hydraulic system, hydraulic hose, fluid power > pump
thermal: thermodynamics, heat transfer, thermal engineering, fluid mechanics, fluid dynamics
maintenance: maintenance, repair, preventive maintenance, overhaul, servicing, upkeep, ថែទាំ, ជួសជុល, ជាងជួសជុល, fix, fixing, repairing, repairer, technician maintenance, maintain machines, maintenance staff, maintenance technician, maintenance engineer, repair technician, repair man, technician repair, ជាងថែទាំ, ថែទាំម៉ាស៊ីន, ការថែទាំ, maint
reliability: reliability, condition monitoring, vibration analysis ~ site reliability
sewing-machine: sewing machine, sewing machine mechanic, ម៉ាស៊ីនដេរ
manufacturing: manufacturing, manufacture, factory, production, plant manager, plant engineer, factory manager, assembly line, assembly plant, industrial plant, ផលិតកម្ម, រោងចក្រ, ផលិត, workshop, maker, industrial factory, assembly, factories, work in factory, factory worker, factory engineer, factory job, factory technician, mass production, process technician, ការងាររោងចក្រ, កម្មកររោងចក្រ, វិស្វកររោងចក្រ, processing plant, industrial production ~ production server, production environment, production database, រោងចក្រវារីអគ្គិសនី
furniture: furniture, cabinet maker, wood factory, គ្រឿងសង្ហារឹម
bicycle: bicycle, bike, bikes, កង់
production: production engineer, production planning, production planner, production line, production supervisor, production shift, ខ្សែចង្វាក់ផលិតកម្ម, វេនផលិតកម្ម, production manager, production staff, production technician, line leader, production leader, line supervisor, production management, shift leader, shift supervisor, ប្រធានខ្សែ
packaging: packaging, packing, filling line, bottling, labelling, វេចខ្ចប់
garment: garment, textile, apparel, sewing, footwear, shoe factory, clothing, fashion, weaving, knitting, dyeing, កាត់ដេរ, វាយនភណ្ឌ, សម្លៀកបំពាក់, ស្បែកជើង, shoe, bag factory, handbag, hat factory, tailor, cloth, ស្បែកជើងប៉ាតា, sew, garment factory, clothes, jeans, fabric, textile engineer, រោងចក្រកាត់ដេរ, ដេរ
industrial: industrial, industry, industrial engineering, work study, time study, process improvement, ឧស្សាហកម្ម, industrial engineer, ie engineer, (productivity), (efficiency), វិស្វកម្មឧស្សាហកម្ម, line balancing ~ industrial automation
lean: lean, lean manufacturing, lean production, lean six sigma, six sigma, sigma, green belt, black belt, kaizen, 5s, five whys, control chart, statistical process control, minitab, value stream mapping, continuous improvement, process improvement engineer, SPC, TPM < quality-control
quality-control: quality control, quality inspector, quality inspection, QC, QA/QC, QAQC, ត្រួតពិនិត្យគុណភាព, គ្រប់គ្រងគុណភាព, product inspection, defect, qc staff, ត្រួតពិនិត្យផលិតផល, qc inspector, qc engineer, qc technician, control quality, check quality, quality check, quality checker, checking quality, incoming inspection, ត្រួតពិនិត្យគុណភាពផលិតផល, qc supervisor > quality-assurance, quality
quality: quality, quality engineer, quality manager, quality management, QMS, គុណភាព, quality officer, quality department > quality-control, quality-assurance ~ water quality, air quality, food quality
quality-assurance: quality assurance, QA, ធានាគុណភាព > quality-control, tester, quality
iso-9001: iso 9001, iso 9000, quality management system < quality-control
iso-17025: iso 17025, iso iec 17025 < laboratory, calibration
iso-14001: iso 14001 < environment
welding-code: aws d1, aws d1.1, asme, api 650 < welder
inspection: inspection, ndt, non destructive testing, NDT, អធិការកិច្ច
operator^: operator, machine operator, plant operator, process operator, control room operator, shift operator, អ្នកបញ្ជា, ប្រតិបត្តិករ
logistics: logistics, logistic, supply chain, warehouse, warehousing, inventory, freight, shipping, store keeper, storekeeper, SCM, ភស្តុភារ, ឃ្លាំង, ស្តុក, truck driver, fleet, import export, trucking, custom clearance, (delivery), stock, stock controller, stock keeper, forklift, driver truck, courier, inventory control, ឃ្លាំងទំនិញ ~ service delivery, software delivery, application delivery, អាងស្តុកទឹក
procurement: procurement, purchasing, purchaser, buyer, sourcing, purchase officer, លទ្ធកម្ម, ទិញទំនិញ, procure, purchase, purchase engineer, purchasing officer, buying, tenders and purchasing, ការទិញ
supplier-quality: supplier quality, vendor quality, SQE > quality-control
planning-maintenance: maintenance planner, maintenance planning, cmms, maintenance schedule
automotive-parts: spare part, auto part
wire-harness: wire harness, wiring harness, harness, cable assembly, wire assembly < electronics, manufacturing
mining: mining, mine, quarry, quarrying, crushing plant, drilling and blasting, drill and blast, blasting, mineral processing, gold mine, gold mining, coal mining, open pit, រ៉ែ, អណ្តូងរ៉ែ, ជីករ៉ែ, ការដ្ឋានថ្ម, miner, mines, mine engineer, stone quarry, gold, coal, crusher, crushing, explosive, explosives, រ៉ែមាស, អណ្តូងថ្ម ~ បារ៉ែន
oil-gas: oil and gas, petroleum, petrochemical, refinery, drilling rig, LPG, ប្រេងកាត, ប្រេង, ឧស្ម័ន ~ ជីវឧស្ម័ន, ឧស្ម័នផ្ទះកញ្ចក់
metallurgy: metallurgy, metallurgist, metallurgical, metal, foundry, casting, លោហធាតុ
materials: materials engineering, materials engineer, material testing, materials testing, materials laboratory, material laboratory, materials science, material science, polymer, ceramics, វិស្វកម្មសម្ភារៈ, សម្ភារៈ, cement testing, concrete testing, concrete lab, material engineer, construction materials, composite ~ សម្ភារៈសិក្សា, សម្ភារៈការិយាល័យ
plastics: plastic, plastics, rubber, tyre, ប្លាស្ទិក, កៅស៊ូ, packaging plastic, plastic factory, tyre factory, tire factory, tire
aerospace: aerospace, aeronautical, aeronautics, avionics, spacecraft, airplane, airplanes, plane, aircraft maintenance engineer, aircraft mechanic, rocket, យន្តហោះ ~ សំបុត្រយន្តហោះ, ព្រលានយន្តហោះ, យន្តហោះគ្មានមនុស្សបើក
marine-engineering: naval architecture, ship, shipbuilding, boat, marine engineer, vessel operation, កប៉ាល់, នាវា, vessel, barge, ferry, shipyard, ទូក, ships, ship engineer, boats, ship repair, sailor, seafarer
`
