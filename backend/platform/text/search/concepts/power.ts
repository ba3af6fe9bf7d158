/** Power, electrics, electronics, cooling and what runs by itself. */
export const powerConcepts = `
electrical: electrical, electricity, electric, electrics, EE, អគ្គិសនី, អគ្គីសនី, អគ្គសនី, ភ្លើង, electrical works, electrical engineering, electrical panel, switchboard, earthing, lightning protection, electrics engineer, power electrical, electro, electrical design engineer, electrical installation, electrical wiring, electric work, ប្រព័ន្ធអគ្គិសនី, បច្ចេកទេសអគ្គិសនី, ភ្លើងអគ្គិសនី, electrotechnical, high current ~ electric vehicle, រថភ្លើង, ម៉ាស៊ីនភ្លើង, ពន្លត់ភ្លើង, ភ្នំភ្លើង
electrician!: electrician, wireman, electrical technician, electrical fitter, wiring, house wiring, ជាងអគ្គិសនី, ជាងភ្លើង, ជាងខ្សែភ្លើង, electrical worker, wire man, electrical repair, cheang phleung, cheang pleung, cheang phloeung, electric technician, electric man, house electrician, electrical tech, electrical installer, install electricity, ជាងដំឡើងភ្លើង, ជាងតភ្លើង, អ្នកបច្ចេកទេសអគ្គិសនី, បច្ចេកទេសអគ្គិសនីក្នុងផ្ទះ > electrical
electronics: electronics, electronic, electronic engineering, circuit, circuit board, pcb, អេឡិចត្រូនិក, អេឡិចត្រូនិច, អេឡិចត្រូនិកស៍, hardware, phone repair, tv repair, electronic repair, circuit repair, electronic technician, electronics repair, repair phone, fix phones, repair tv, circuits, semiconductor, chip, microchip, soldering, ជួសជុលទូរស័ព្ទ, គ្រឿងអេឡិចត្រូនិក ~ electronic copy, electronic form
electromechanical: mechanical and electrical, electrical and mechanical, electromechanical, electro mechanical, mechanical electrical and plumbing, mechanical electrical plumbing, building services, MEP, M&E, E&M, អគ្គិសនីមេកានិក, អេឡិចត្រូមេកានិក, អេឡិចត្រូមេកានិច > plumber, hvac
energy: energy, ថាមពល, energy engineering, energy sector
power: power, power system, power engineering, power sector, power supply, utility company ~ power bi, power tool, power point, power query
high-voltage: high voltage, medium voltage, low voltage, 22 kv, 115 kv, 230 kv, 500 kv, switchgear, HV, MV, LV, តង់ស្យុងខ្ពស់, តង់ស្យុង > substation, power-line, protection
substation: substation, sub station, transformer, ស្ថានីយបំប្លែង, អនុស្ថានីយ, ត្រង់ស្វូ
power-line: transmission line, power line, overhead line, overhead lines, lineman, line technician, power distribution, distribution line, distribution network, ខ្សែបណ្តាញអគ្គិសនី, បណ្តាញចែកចាយអគ្គិសនី, បណ្តាញអគ្គិសនី, (transmission), distribution engineer, electricity network, electricity distribution, electricity grid, power pole, electric pole, line worker, linesman, cable jointing, ខ្សែភ្លើង, បង្គោលភ្លើង, បណ្តាញភ្លើង, ខ្សែបញ្ជូន, ខ្សែបញ្ជូនអគ្គិសនី ~ data transmission, microwave transmission
power-grid: grid, power grid, dispatcher, load dispatch, smart grid, electricity grid operator, national grid, grid operator, grid operation
protection: protection and control, protection relay, relay protection
metering: metering, power meter, smart meter, loss reduction, នាឡិកាស្ទង់
power-plant: power plant, power station, coal plant, thermal plant, gas turbine, steam turbine, turbine, រោងចក្រថាមពល, រោងចក្រអគ្គិសនី, power generation, power generating, coal fired, thermal power, electricity plant, plant operation > hydropower < power, energy
renewable: renewable energy, renewable, renewables, green energy, clean energy, sustainable energy, alternative energy, ថាមពលកកើតឡើងវិញ, ថាមពលស្អាត, ថាមពលបៃតង, green power, clean power, renewable power, energy transition, net zero energy, ថាមពលកើតឡើងវិញ > solar, wind, hydropower, biogas
solar: solar, photovoltaic, photovoltaics, solar panel, solar rooftop, solar farm, solar energy, PV, សូឡា, ពន្លឺព្រះអាទិត្យ, ព្រះអាទិត្យ, inverter, solar power, solar system, solar pump, solar technician, solar engineer, solar installer, solar roof, roof solar, solar cell, solar energy system, solar street light, solar installation, solar design, solar pv, pv system, rooftop, sun energy, solar energy engineer, install solar, បន្ទះសូឡា, ថាមពលពន្លឺព្រះអាទិត្យ, សូឡាសែល, ពន្លឺព្រះអាទិត្យ សូឡា < renewable
wind: wind power, wind farm, wind turbine, wind energy, wind park, ថាមពលខ្យល់, wind, windmill, turbine technician
hydropower: hydropower, hydro power, hydroelectric, hydro electric, hydro plant, វារីអគ្គិសនី, hydro, hydro dam, hydropower station, dam operator, ស្ថានីយវារីអគ្គិសនី, រោងចក្រវារីអគ្គិសនី
biogas: biogas, biomass, bioenergy, biodigester, ជីវឧស្ម័ន
battery: battery, batteries, energy storage, lithium, BESS, អាគុយ, ថ្មពិល, battery storage, energy storage system
electric-vehicle: electric vehicle, electric car, electric motorbike, e mobility, EV, រថយន្តអគ្គិសនី, electric motorcycle, e bike, ebike, tesla, byd, electric bus, electric cars, electric vehicles, ev technician, ev engineer, electric bike, ឡានអគ្គិសនី, ម៉ូតូអគ្គិសនី > vehicle-charging
vehicle-charging: ev charging, ev charger, charging station, charging point, charging network, charging hub, charging app, charging session, charge point, vehicle charging, ស្ថានីយសាកថ្ម
generator: generator, genset, gen set, diesel generator, generating set, standby power, backup power, ម៉ាស៊ីនភ្លើង, ម៉ាស៊ីនភ្លើងមាស៊ូត, generators, generator technician, generator mechanic, gen, ម៉ាស៊ីនភ្លើងបម្រុង, ជួសជុលម៉ាស៊ីនភ្លើង, ម៉ាស៊ីនភ្លើងម៉ាស៊ូត > generator-power
generator-power: UPS, uninterruptible power
energy-audit: energy audit, energy auditor, energy efficiency, energy saving, energy management, energy manager, សន្សំសំចៃថាមពល, save energy, electricity saving, reduce electricity, energy consultant
automation: automation, industrial automation, process automation, control system, control systems, automatic control, control engineering, ស្វ័យប្រវត្តិកម្ម, ស្វ័យប្រវត្តិ, automate, automated, automation technician, factory automation, automatic machine, automatic system, control engineer, control technician, controls engineer, ប្រព័ន្ធស្វ័យប្រវត្តិ, ម៉ាស៊ីនស្វ័យប្រវត្តិ > plc, scada, instrumentation, control-panel ~ test automation, building automation
building-automation: building automation, building management system, smart building, smart home, BMS > automation
plc: programmable logic controller, PLC, plc programming, ladder logic, plc programmer, plc engineer, plc technician, programmable controller
siemens: siemens, s7, tia portal, step 7 < plc
mitsubishi-plc: mitsubishi plc, omron, allen bradley, rockwell, schneider plc, delta plc, beckhoff, keyence < plc
scada: SCADA, scada, hmi, human machine interface, dcs
instrumentation: instrumentation, instrument technician, instrument engineer, measuring instrument, sensor, ឧបករណ៍វាស់, instruments, measurement, field instrument, transmitter, instrumentation technician, flow meter
calibration: calibration, metrology, ក្រិតខ្នាត
control-panel: control panel, panel builder, panel wiring, motor control, variable speed drive, variable frequency drive, VSD, VFD
mechatronics: mechatronics, mechatronic, មេកាត្រូនិក, មេកាត្រូនិច, mechatronic engineer, mechatronics engineer, វិស្វកម្មមេកាត្រូនិក > robotics
robotics: robotics, robotic, robot, robot programming, cobot, មនុស្សយន្ត, រ៉ូបូត, រ៉ូបត, robots, robotics engineer, industrial robot, robot arm, build robots, making robots, ផលិតរ៉ូបូត > mechatronics, automation < artificial-intelligence
embedded: embedded, embedded system, firmware, microcontroller, micro controller, arduino, raspberry pi, stm32, esp32, fpga, micro processor, microprocessor, embedded engineer, embedded software, embedded c programming, electronic design
internet-of-things: internet of things, IoT, IOT, iiot, smart device, iot engineer, smart factory, industry 4, industry 4.0, sensors network, connected device
hvac: heating ventilation and air conditioning, air conditioning, air conditioner, air conditioned, air con, aircon, ac technician, ac repair, ac installation, refrigeration, ventilation, vrf, cooling system, HVAC, ACMV, ម៉ាស៊ីនត្រជាក់, ត្រជាក់, ជាងម៉ាស៊ីនត្រជាក់, air conditioner repair, air con repair, aircon technician, cooling, air cond, air conditioning repair, ventilating, ac, air condition, aircon repair, aircon installer, ac technician repair, ac mechanic, refrigerator, refrigerators, fridge, fridge repair, repair fridge, cooling technician, ជាងម៉ាស៊ីនត្រជាក់ និងទូទឹកកក, ទូទឹកកក, ជួសជុលម៉ាស៊ីនត្រជាក់, ដំឡើងម៉ាស៊ីនត្រជាក់, ac installer, air conditioning technician, refrigeration technician > cold-chain, chiller ~ air conditioned office
chiller: chiller, chilled water, chiller plant > hvac
cold-chain: cold chain, cold storage, cold room, freezer, ឃ្លាំងត្រជាក់
plumber: plumber, plumbing, pipe fitter, pipefitter, piping, pipework, sanitary works, ជាងទឹក, ប្រព័ន្ធទឹក, plumbers, pipe repair, install pipe, ជាងតទឹក, តទឹក ~ ប្រព័ន្ធទឹកស្អាត
fire-protection: fire fighting, firefighting, fire protection, fire alarm, sprinkler, fire safety, fire engineer, ការពារអគ្គិភ័យ, អគ្គិភ័យ, (fire), fire system, fire extinguisher, fireman, fire fighter, fire pump, ពន្លត់អគ្គិភ័យ, ពន្លត់ភ្លើង, បង្ការអគ្គិភ័យ ~ fire well
lift: elevator, escalator, lift technician, lift engineer, lift and escalator, passenger lift, lift maintenance, lift mechanic, ជណ្តើរយន្ត, ជណ្តើរប្រអប់, lifts, elevator repair, elevators, elevator technician, lift repair, (lift), lift and elevator, lift installer, elevator installer, elevator mechanic
security-systems: cctv, security camera, access control system, intercom, កាមេរ៉ាសុវត្ថិភាព, camera, install camera, security camera installation, surveillance, camera installer, cctv installer, cctv technician, cctv camera, install cctv, access control, alarm system, កាមេរ៉ា, ដំឡើងកាមេរ៉ា
lighting: lighting, lighting design, led lighting, street light, អំពូល, lamp, (light)
`
