/** Water, earth, food, chemistry, health and what protects them. */
export const natureConcepts = `
water: water, ទឹក
clean-water: clean water, drinking water, potable water, water supply, water utility, water network, water treatment, waterworks, water works, water purification, tap water, leak detection, non revenue water, NRW, ទឹកស្អាត, ផ្គត់ផ្គង់ទឹក, រដ្ឋាករទឹក > water
wastewater: wastewater, waste water, sewage, sewerage, sewer, sewage treatment, STP, WWTP, ទឹកកខ្វក់, ទឹកសំអុយ, ទឹកស្អុយ, ទឹកសំណល់ > sanitation
sanitation: sanitation, septic tank, latrine, toilet, hygiene, water and sanitation, water supply and sanitation, WASH, អនាម័យ > wastewater
irrigation: irrigation, canal, irrigated, ធារាសាស្ត្រ, ស្រោចស្រព, ប្រឡាយ
groundwater: groundwater, ground water, hydrogeology, hydrogeologist, borehole, well drilling, water well, ទឹកក្រោមដី, អណ្តូងទឹក, drill well, wells, well, borewell, drilling well, drilling water, borehole drilling > hydrology
hydrology: hydrology, hydrologist, hydraulic, hydraulic engineering, hydrological, river engineering, ជលសាស្ត្រ > groundwater
water-resources: water resources, water resource, water management, watershed, river basin, ធនធានទឹក > hydrology, irrigation
environment: environment, environmental, environmentalist, environmental science, ecology, ecosystem, nature conservation, បរិស្ថាន, eco, ecological, green job, pollution control ~ work environment, working environment, development environment, production environment, team environment
impact-assessment: environmental impact assessment, environmental and social impact, environmental impact, social safeguards, EIA, ESIA, IEIA, វាយតម្លៃផលប៉ះពាល់បរិស្ថាន > environment
climate: climate, climate change, climate resilience, carbon, greenhouse gas, net zero, sustainability, sustainable development, ESG, អាកាសធាតុ, បម្រែបម្រួលអាកាសធាតុ, និរន្តរភាព > environment
waste: waste, solid waste, waste management, landfill, recycling, garbage, refuse, circular economy, កាកសំណល់, សំរាម > wastewater ~ waste water
pollution: pollution, air quality, emission, noise monitoring, បំពុល
forestry: forestry, forest, wildlife, biodiversity, ព្រៃឈើ
fisheries: fishery, fisheries, aquaculture, fish, ជលផល, ចិញ្ចឹមត្រី
disaster: disaster, disaster risk, emergency relief, គ្រោះមហន្តរាយ
health-and-safety: health and safety, health safety and environment, safety officer, safety engineer, safety supervisor, safety manager, safety trainer, safety inspector, safety, occupational health, occupational safety, work safety, workplace safety, site safety, HSE, EHS, OHS, OSH, HSEQ, SHE, QHSE, សុវត្ថិភាពការងារ, សុវត្ថិភាពការដ្ឋាន, សុវត្ថិភាព, សុខភាព និងសុវត្ថិភាព, safe, safety first, occupational health and safety, workplace health, safety engineering, safety management > nebosh, food-safety, process-safety ~ food safety, road safety
nebosh: nebosh, iosh, osha, iso 45001, permit to work, first aider
process-safety: process safety, hazop, risk assessment
social-compliance: social compliance, compliance officer, compliance, labor compliance, environmental compliance, អនុលោមភាព
chemical: chemical, chemistry, chemist, chem eng, formulation, គីមី, គីមីវិទ្យា
process-engineering: process engineering, process engineer, process design, chemical process, distillation
laboratory: laboratory, lab, laboratory technician, lab technician, lab analyst, laboratory analyst, assay, មន្ទីរពិសោធន៍, chemistry lab, testing lab, test lab, lab work, lab test, research lab
pharmaceutical: pharmaceutical, pharmacy, pharma, drug manufacturing, medicine production, ឱសថ
cosmetics: cosmetic, cosmetics, soap, detergent, shampoo, គ្រឿងសម្អាង
food: food, foodstuff, bakery, seafood, dairy, snack, agro processing, agri food, អាហារ, ម្ហូបអាហារ, ចំណីអាហារ, ice cream, candy, noodle, milk, meat, chicken, frozen food, snack factory, cake, bread, sauce, fish sauce, kitchen, restaurant > food-technology ~ អាហារូបករណ៍, អាហារូបករណ
beverage: beverage, drink, juice, mineral water, bottled water, soft drink, water bottling, drink factory, coca cola, ភេសជ្ជៈ > brewery < food
food-technology: food technologist, food technology, food science, food scientist, food processing, food process, food engineer, food engineering, food production, food tech, បច្ចេកវិទ្យាអាហារ, កែច្នៃអាហារ > food
food-safety: food safety, food hygiene, food quality, haccp, iso 22000, gmp, HACCP, GMP, សុវត្ថិភាពអាហារ, សុវត្ថិភាពចំណីអាហារ, អនាម័យអាហារ > food
brewery: brewery, brewing, beer, brewer, ស្រាបៀរ, រោងចក្រស្រា > beverage < food
rice: rice, rice mill, rice milling, paddy, milling, post harvest, ស្រូវ, អង្ករ, ម៉ាស៊ីនកិនស្រូវ
agriculture: agriculture, agricultural, agronomy, agronomist, agro, agri, farming, farm, crop, agribusiness, plantation, កសិកម្ម, ដំណាំ, កសិករ ~ solar farm, wind farm, server farm
crops: cassava, cashew, pepper, mango, coffee, sugar, palm oil, corn, vegetable, fruit, ដំឡូងមី, ស្វាយចន្ទី, ម្រេច < agriculture, food
agricultural-machinery: agricultural machinery, farm machinery, tractor, harvester, combine harvester, គ្រឿងចក្រកសិកម្ម, ត្រាក់ទ័រ, farm machine
livestock: livestock, animal feed, veterinary, poultry, animal husbandry, ចំណីសត្វ, បសុសត្វ
biotechnology: biotechnology, biotech, microbiology, microbiologist, biochemistry, bioengineering, biology, ជីវបច្ចេកវិទ្យា, ជីវវិទ្យា
biomedical: biomedical, biomedical engineering, medical equipment, medical device, medical machine, medical engineering, hospital equipment, hospital machine, hospital engineer, healthcare technology, ជីវវេជ្ជសាស្ត្រ, ឧបករណ៍ពេទ្យ, ឧបករណ៍វេជ្ជសាស្ត្រ, បរិក្ខារពេទ្យ, medical machines, hospital technology, medical technology > hospital
hospital: hospital, clinic, medical, healthcare, health care, មន្ទីរពេទ្យ, វេជ្ជសាស្ត្រ ~ medical insurance, medical certificate, medical check
geology: geology, geologist, geological, geoscience, geoscientist, earth science, exploration geologist, mineral exploration, ភូគព្ភសាស្ត្រ, ភូគព្ភវិទូ, ភូគព្ភ, វិទ្យាសាស្ត្រផែនដី, rock, earthquake, fossil, stone
geophysics: geophysics, geophysicist, seismic survey, borehole logging > geology
gis: geographic information system, geographical information system, geographic information systems, geoinformatics, geospatial, geodata, gis analyst, gis technician, gis mapping, GIS, ប្រព័ន្ធព័ត៌មានភូមិសាស្ត្រ, ភូមិសាស្ត្រ > qgis, arcgis, remote-sensing
mapping: mapping, cartography, cartographer, map making, digital map, map, ផែនទី, គូរផែនទី, map maker, maps, mapper, draw map > gis, surveyor ~ value stream mapping
qgis: qgis, quantum gis < gis
arcgis: arcgis, arc gis, esri, arcmap < gis
remote-sensing: remote sensing, satellite image, satellite imagery, google earth engine, lidar, photogrammetry, តេឡេវិញ្ញាណ < gis
drone: drone, drone survey, drone pilot, uav, unmanned aerial, UAV, ដ្រូន
physics: physics, physicist, engineering physics, nuclear, optics, រូបវិទ្យា
mathematics: mathematics, math, maths, statistics, statistician, គណិតវិទ្យា, ស្ថិតិ
weather: meteorology, weather, meteorologist, ឧតុនិយម
`
