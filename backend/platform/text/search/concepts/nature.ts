/** Water, earth, food, chemistry, health and what protects them. */
export const natureConcepts = `
water: water, ទឹក, water engineer, water engineering, water technician, water sector, វិស្វករទឹក, វិស្វកម្មទឹក ~ ទឹកចិត្ត, ទឹកដី, ទឹកកក
clean-water: clean water, drinking water, potable water, water supply, water utility, water network, water treatment, waterworks, water works, water purification, tap water, leak detection, non revenue water, NRW, ទឹកស្អាត, ផ្គត់ផ្គង់ទឹក, រដ្ឋាករទឹក, water treatment plant, water plant, treatment plant, water station, water production, water quality, pure water, rural water, water distribution, pipe network, ស្ថានីយប្រព្រឹត្តិកម្មទឹក, ប្រព្រឹត្តិកម្មទឹក, ស្ថានីយទឹក, ចម្រោះទឹក, ប្រព័ន្ធទឹកស្អាត > water
wastewater: wastewater, waste water, sewage, sewerage, sewer, sewage treatment, STP, WWTP, ទឹកកខ្វក់, ទឹកសំអុយ, ទឹកស្អុយ, ទឹកសំណល់, waste water treatment, wastewater treatment plant, effluent, sludge, ប្រព្រឹត្តិកម្មទឹកកខ្វក់, ស្ថានីយទឹកកខ្វក់ > sanitation
sanitation: sanitation, septic tank, latrine, toilet, hygiene, water and sanitation, water supply and sanitation, WASH, អនាម័យ > wastewater
irrigation: irrigation, canal, irrigated, ធារាសាស្ត្រ, ស្រោចស្រព, ប្រឡាយ, irrigation system, water for rice, canals, irrigation engineer, ប្រព័ន្ធធារាសាស្ត្រ, វិស្វករធារាសាស្ត្រ
groundwater: groundwater, ground water, hydrogeology, hydrogeologist, borehole, well drilling, water well, ទឹកក្រោមដី, អណ្តូងទឹក, drill well, wells, well, borewell, drilling well, drilling water, borehole drilling > hydrology
hydrology: hydrology, hydrologist, hydraulic, hydraulic engineering, hydrological, river engineering, ជលសាស្ត្រ, flood modelling, flood model, river, rivers, water modelling, water modeling, ជលវិទ្យា > groundwater
water-resources: water resources, water resource, water management, watershed, river basin, ធនធានទឹក > hydrology, irrigation
environment: environment, environmental, environmentalist, environmental science, ecology, ecosystem, nature conservation, បរិស្ថាន, eco, ecological, green job, pollution control, environment engineer, environmental engineer, environmental engineering, environmental officer, (nature), natural resources, protect environment, save nature, (green), បរិស្ថានវិទ្យា, វិស្វកម្មបរិស្ថាន, ធនធានធម្មជាតិ, environment officer ~ work environment, working environment, development environment, production environment, team environment
impact-assessment: environmental impact assessment, environmental and social impact, environmental impact, social safeguards, EIA, ESIA, IEIA, វាយតម្លៃផលប៉ះពាល់បរិស្ថាន > environment
climate: climate, climate change, climate resilience, carbon, greenhouse gas, net zero, sustainability, sustainable development, ESG, អាកាសធាតុ, បម្រែបម្រួលអាកាសធាតុ, និរន្តរភាព, global warming, carbon credit, climate adaptation, climate expert, green finance, ឧស្ម័នផ្ទះកញ្ចក់ > environment
waste: waste, solid waste, waste management, landfill, recycling, garbage, refuse, circular economy, កាកសំណល់, សំរាម, trash, rubbish, plastic waste, waste collection, recycle, dump site, គ្រប់គ្រងសំណល់, កែច្នៃសំរាម > wastewater ~ waste water
pollution: pollution, air quality, emission, noise monitoring, បំពុល
forestry: forestry, forest, wildlife, biodiversity, ព្រៃឈើ
fisheries: fishery, fisheries, aquaculture, fish, ជលផល, ចិញ្ចឹមត្រី
disaster: disaster, disaster risk, emergency relief, គ្រោះមហន្តរាយ
health-and-safety: health and safety, health safety and environment, safety officer, safety engineer, safety supervisor, safety manager, safety trainer, safety inspector, safety, occupational health, occupational safety, work safety, workplace safety, site safety, HSE, EHS, OHS, OSH, HSEQ, SHE, QHSE, សុវត្ថិភាពការងារ, សុវត្ថិភាពការដ្ឋាន, សុវត្ថិភាព, សុខភាព និងសុវត្ថិភាព, safe, safety first, occupational health and safety, workplace health, safety engineering, safety management, hse officer, hse manager, safety staff, site safety officer, safety and health, labor safety, labour safety, ehs officer, security at work, accident prevention, ohs officer, occupational safety and health, មន្ត្រីសុវត្ថិភាព, សុវត្ថិភាពការងារនិងសុខភាព, សុវត្ថិភាពសំណង់ > nebosh, food-safety, process-safety ~ food safety, road safety, កាមេរ៉ាសុវត្ថិភាព, សុវត្ថិភាពព័ត៌មាន, សុវត្ថិភាពអាហារ, សុវត្ថិភាពចំណីអាហារ
nebosh: nebosh, iosh, osha, iso 45001, permit to work, first aider
process-safety: process safety, hazop, risk assessment
social-compliance: social compliance, compliance officer, compliance, labor compliance, environmental compliance, អនុលោមភាព
chemical: chemical, chemistry, chemist, chem eng, formulation, គីមី, គីមីវិទ្យា, chemicals, chemical engineer, chemical engineering, chemical factory, chemical plant, វិស្វកម្មគីមី, សារធាតុគីមី
process-engineering: process engineering, process engineer, process design, chemical process, distillation
laboratory: laboratory, lab, laboratory technician, lab technician, lab analyst, laboratory analyst, assay, មន្ទីរពិសោធន៍, chemistry lab, testing lab, test lab, lab work, lab test, research lab, labs, laboratory assistant, lab assistant, lab engineer, laboratory testing, testing laboratory, laboratory staff, lab staff, quality lab, microscope, analysis laboratory, បច្ចេកទេសមន្ទីរពិសោធន៍, អ្នកវិភាគមន្ទីរពិសោធន៍
pharmaceutical: pharmaceutical, pharmacy, pharma, drug manufacturing, medicine production, ឱសថ
cosmetics: cosmetic, cosmetics, soap, detergent, shampoo, គ្រឿងសម្អាង
food: food, foodstuff, bakery, seafood, dairy, snack, agro processing, agri food, អាហារ, ម្ហូបអាហារ, ចំណីអាហារ, ice cream, candy, noodle, milk, meat, chicken, frozen food, snack factory, cake, bread, sauce, fish sauce, kitchen, restaurant, foods, food industry, food factory, food company, food plant, food product, food products, food maker, រោងចក្រអាហារ, ផលិតអាហារ > food-technology ~ អាហាររូបករណ៍
beverage: beverage, drink, juice, mineral water, bottled water, soft drink, water bottling, drink factory, coca cola, ភេសជ្ជៈ, beverages, soft drinks, drinks, water bottle factory, energy drink, រោងចក្រទឹកសុទ្ធ, ទឹកបរិសុទ្ធ > brewery < food
food-technology: food technologist, food technology, food science, food scientist, food processing, food process, food engineer, food engineering, food production, food tech, បច្ចេកវិទ្យាអាហារ, កែច្នៃអាហារ, food and beverage technology, food chemistry, food technician, food processing engineer, food r&d, food development, វិស្វករអាហារ, កែច្នៃចំណីអាហារ, វិទ្យាសាស្ត្រអាហារ > food
food-safety: food safety, food hygiene, food quality, haccp, iso 22000, gmp, HACCP, GMP, សុវត្ថិភាពអាហារ, សុវត្ថិភាពចំណីអាហារ, អនាម័យអាហារ, food inspector, food quality control, food qa, food qc, food auditor, food hygiene officer > food
brewery: brewery, brewing, beer, brewer, ស្រាបៀរ, រោងចក្រស្រា, breweries, beer factory, beer company, រោងចក្រស្រាបៀរ > beverage < food
rice: rice, rice mill, rice milling, paddy, milling, post harvest, ស្រូវ, អង្ករ, ម៉ាស៊ីនកិនស្រូវ, rice factory, rice mills, rice miller, rice export, rice processing, ម៉ាស៊ីនស្រូវ, រោងម៉ាស៊ីនកិនស្រូវ, ស្រូវអង្ករ
agriculture: agriculture, agricultural, agronomy, agronomist, agro, agri, farming, farm, crop, agribusiness, plantation, កសិកម្ម, ដំណាំ, កសិករ, agriculture engineer, agricultural engineer, agricultural engineering, agronomic, farmer, farmers, farms, agri engineering, វិស្វកម្មកសិកម្ម, វិស្វករកសិកម្ម, កសិឧស្សាហកម្ម ~ solar farm, wind farm, server farm
crops: cassava, cashew, pepper, mango, coffee, sugar, palm oil, corn, vegetable, fruit, ដំឡូងមី, ស្វាយចន្ទី, ម្រេច, sugar factory, sugar mill, sugarcane, coffee factory, mango factory, cassava factory, cashew nut, cashew factory, rubber plantation, មរិច < agriculture, food
agricultural-machinery: agricultural machinery, farm machinery, tractor, harvester, combine harvester, គ្រឿងចក្រកសិកម្ម, ត្រាក់ទ័រ, farm machine, agricultural machine, farm equipment, agricultural equipment, tractors, ploughing, ម៉ាស៊ីនកសិកម្ម, គ្រឿងយន្តកសិកម្ម < agriculture
livestock: livestock, animal feed, veterinary, poultry, animal husbandry, ចំណីសត្វ, បសុសត្វ
biotechnology: biotechnology, biotech, microbiology, microbiologist, biochemistry, bioengineering, biology, ជីវបច្ចេកវិទ្យា, ជីវវិទ្យា
biomedical: biomedical, biomedical engineering, medical equipment, medical device, medical machine, medical engineering, hospital equipment, hospital machine, hospital engineer, healthcare technology, ជីវវេជ្ជសាស្ត្រ, ឧបករណ៍ពេទ្យ, ឧបករណ៍វេជ្ជសាស្ត្រ, បរិក្ខារពេទ្យ, medical machines, hospital technology, medical technology, medical equipments, medical device engineer, biomedical technician, hospital machines, health technology > hospital
hospital: hospital, clinic, medical, healthcare, health care, មន្ទីរពេទ្យ, វេជ្ជសាស្ត្រ ~ medical insurance, medical certificate, medical check
geology: geology, geologist, geological, geoscience, geoscientist, earth science, exploration geologist, mineral exploration, ភូគព្ភសាស្ត្រ, ភូគព្ភវិទូ, ភូគព្ភ, វិទ្យាសាស្ត្រផែនដី, rock, earthquake, fossil, stone, geologists, mineral, minerals, rocks, geo scientist, geological survey, ថ្ម និងរ៉ែ, ភូគព្ភវិទ្យា ~ ភូគព្ភបច្ចេកទេស
geophysics: geophysics, geophysicist, seismic survey, borehole logging > geology
gis: geographic information system, geographical information system, geographic information systems, geoinformatics, geospatial, geodata, gis analyst, gis technician, gis mapping, GIS, ប្រព័ន្ធព័ត៌មានភូមិសាស្ត្រ, ភូមិសាស្ត្រ, gis engineer, gis officer, gis developer, gis specialist, spatial data, spatial analysis, geographic information, geographic, geography, geospatial data > qgis, arcgis, remote-sensing
mapping: mapping, cartography, cartographer, map making, digital map, map, ផែនទី, គូរផែនទី, map maker, maps, mapper, draw map > gis, surveyor ~ value stream mapping
qgis: qgis, quantum gis < gis
arcgis: arcgis, arc gis, esri, arcmap < gis
remote-sensing: remote sensing, satellite image, satellite imagery, google earth engine, lidar, photogrammetry, តេឡេវិញ្ញាណ < gis
drone: drone, drone survey, drone pilot, uav, unmanned aerial, UAV, ដ្រូន, drones, uav pilot, fly drone, flying drone, drone operator, drone mapping, drone engineer, យន្តហោះគ្មានមនុស្សបើក
physics: physics, physicist, engineering physics, nuclear, optics, រូបវិទ្យា
mathematics: mathematics, math, maths, statistics, statistician, គណិតវិទ្យា, ស្ថិតិ
weather: meteorology, weather, meteorologist, ឧតុនិយម
`
