/** Building: its trades, what is built, and what it is built of. */
export const buildingConcepts = `
civil: civil, civil works, សំណង់ស៊ីវិល, ស៊ីវិល, GCI ~ civil service, civil society, civil servant, សង្គមស៊ីវិល, អាកាសចរស៊ីវិល, មន្ត្រីរាជការស៊ីវិល
building: building, អាគារ, អគារ ~ team building, capacity building, ship building
construction: construction, building works, building site, builder, contractor work, សំណង់, សាងសង់, ការដ្ឋានសំណង់, build, construct, construction worker, construction company work, demolition, earthwork, backfill, construction site, building construction, high rise, high rise building, tower construction, civil construction, ការសាងសង់, សំណង់អគារ, skyscraper, const
building-materials: brick, tile, glass, roof, roofing, ceiling, gypsum, timber, waterproofing, block factory, ឥដ្ឋ, ក្បឿង, កញ្ចក់, ដំបូល, tiles, glazing, (paint), aluminum, (window), (door), សម្ភារសំណង់ ~ ឧស្ម័នផ្ទះកញ្ចក់
structural: structural, structure, structural design, steel structure, reinforced concrete design, រចនាសម្ព័ន្ធ, គ្រោងសំណង់, structure analysis, steel design, structures, structural steel, steel frame, steel building, rc design, concrete structure, រចនាគ្រោងសំណង់, struc, struct ~ ហេដ្ឋារចនាសម្ព័ន្ធ, រចនាសម្ព័ន្ធទិន្នន័យ
architecture: architect, architecture, architectural, ស្ថាបត្យករ, ស្ថាបត្យកម្ម, archi, building design, building designer, architects, draw buildings, designing buildings, ស្ថាបត្យករវិស្វករ, រចនាអគារ ~ software architect, solution architect, system architecture, network architecture, software architecture
interior: interior, interior design, interior designer, fit out, furniture design, decoration, រចនាផ្ទៃក្នុង, ផ្ទៃក្នុង, តុបតែងផ្ទះ, interiors, interior architect, interior decorator, home interior, interior fit out, office design, shop design, ដេគ័រ, តុបតែងផ្ទៃក្នុង
landscape: landscape, landscaping, landscape architect, garden design, សួនច្បារ
facade: facade, cladding, curtain wall
urban-planning: urban planning, urban planner, town planner, town planning, city planner, city planning, spatial planning, land use planning, urban design, master planning, នគរូបនីយកម្ម, រៀបចំក្រុង, រៀបចំដែនដី, city development, smart city, urban development, planning city, ផែនការទីក្រុង, អភិវឌ្ឍន៍ទីក្រុង
heritage: heritage, conservation architect, temple restoration, heritage conservation, បេតិកភណ្ឌ
draughtsman: draughtsman, draughtsperson, draftsperson, drafter, drafting, draughting, draftswoman, cad operator, cad technician technician, គូរប្លង់, អ្នកគូរប្លង់, គូរគំនូរបច្ចេកទេស, shop drawing, as built drawing, technical drawing, draftman, draughtman, cad draftsman, cad draughtsman, draw plans, draw plan, drawing plans, (drawing), technical drawer, drawer, 2d drafter, គូរប្លង់ផ្ទះនិងអគារ, គូរប្លង់អូតូកាដ, draws, (ប្លង់) > autocad ~ ប្លង់ដី
surveyor: surveyor, surveying, land survey, land surveyor, topographic survey, topographic, topography, topographer, topo, site survey, boundary survey, geomatics, geomatic, geodesy, វាស់វែង, អ្នកវាស់វែង, វាស់វែងដី, surveyor assistant, land measurement, measure land, levelling, leveling, setting out, survey engineer, ស្ទង់ដី, វាស់ដី, វិស្វករវាស់វែង ~ quantity surveyor, quantity surveying
cadastral: cadastral, cadastre, land title, land registration, land administration, land management, សុរិយោដី, គ្រប់គ្រងដីធ្លី, ប្លង់ដី > surveyor
total-station: total station, theodolite, levelling instrument
hydrographic: hydrographic, hydrography, bathymetric, bathymetry
quantity-surveyor: quantity surveyor, quantity surveying, quantity survey, site quantity, quantity takeoff, quantity take off, taking off quantities, cost estimator, cost estimation, cost estimating, estimator, estimation engineer, bill of quantities, bills of quantities, cost engineer, cost control, costing, QS, BOQ, BQ, គណនាបរិមាណ, អ្នកគណនាបរិមាណ, ប៉ាន់ប្រមាណថ្លៃ, អ្នកប៉ាន់ប្រមាណថ្លៃ, estimating, building cost, construction cost, cost management, cost manager, bill quantity, pricing engineer, price estimation, material takeoff, (estimate), measure quantities, quantity engineer, estimate engineer, quantities, take off, cost consultant, price of building, គណនាថ្លៃសំណង់, គណនាបរិមាណសំណង់, ប៉ាន់តម្លៃសំណង់, វាស់វែងបរិមាណ
tender: tender, tendering, bidding, bid document, ដេញថ្លៃ, tenders, bid, bids, proposal engineer, bidding document, bill pricing
contracts: contracts engineer, contract administration, contract management, contract manager, contract administrator, fidic, claims engineer > fidic-contract
fidic-contract: fidic conditions, fidic contract
foreman!: foreman, forewoman, site supervisor, construction supervisor, works supervisor, site foreman, មេការ, មេជាង, ប្រធានការដ្ឋាន, works foreman, team foreman, site leader, head of site, construction foreman, មេការដ្ឋាន, មេការសំណង់, ប្រធានក្រុមជាង, site manager assistant > supervisor
site: site, on site, onsite, job site, ការដ្ឋាន, field work, fieldwork ~ web site, site reliability
mason: mason, masonry, bricklayer, bricklaying, plasterer, tiler, ជាងឥដ្ឋ, ជាងសំណង់, concrete worker, brick layer, tile setter, ជាងសាងសង់
carpenter: carpenter, carpentry, joiner, woodwork, woodworking, formwork, ជាងឈើ
steel-fixer: steel fixer, rebar, bar bending, reinforcement, ជាងដែក, rebar worker, iron fixer
painter: painter, painting works, ជាងលាបថ្នាំ
scaffolder: scaffolder, scaffold, scaffolding, រន្ទា
crane: crane, tower crane, crane operator, rigging, rigger, ស្ទូច
concrete: concrete, ready mix, batching plant, precast, បេតុង, concrete mix, concrete plant, prestressed, post tension
cement: cement, ស៊ីម៉ងត៍, ស៊ីម៉ង់ត៍, ស៊ីម៉ង់
pile: pile, piling, bored pile, foundation, គ្រឹះ ~ foundation year, foundation course, គ្រឹះស្ថាន, មូលដ្ឋានគ្រឹះ, ភូមិគ្រឹះ
steel: steel, steelwork, ដែកថែប
geotechnical: geotechnical, geotech, geotechnics, soil mechanics, soil test, soil testing, soil investigation, slope stability, ធរណីបច្ចេកទេស, មេកានិកដី, soil engineer, earth works design, ground improvement, (soil), soil testing lab, retaining wall, slope, landslide, ដី និងគ្រឹះ, soil laboratory, ភូគព្ភបច្ចេកទេស
bridge: bridge, viaduct, culvert, ស្ពាន, bridges, bridge engineering, bridge design, bridge construction, ស្ពានថ្នល់, វិស្វករស្ពាន ~ bridge from
road: road, roadwork, roadworks, highway, expressway, pavement, asphalt, street works, ផ្លូវ, ផ្លូវថ្នល់, ផ្លូវជាតិ, street, drive way, highway engineer, road engineer, road construction, paving, roads and bridges, road works, road design, highway design, ផ្លូវជនបទ, ផ្លូវល្បឿនលឿន, សាងសង់ផ្លូវ, highways, expressways ~ ផ្លូវដែក, ផ្លូវទឹក, ផ្លូវលេខ, ផ្លូវការ, ផ្លូវចិត្ត, ផ្លូវច្បាប់
railway: railway, railroad, locomotive, rolling stock, metro line, permanent way, ផ្លូវដែក, រថភ្លើង, (train), train station, train driver, rail, ស្ថានីយរថភ្លើង, អ្នកបើករថភ្លើង ~ train staff the operator team colleague people worker
port: port, harbor, jetty, wharf, quay, dredging, seaport, កំពង់ផែ, cargo, container, terminal, dock ~ usb port, port security setting, serial port
coastal: coastal, coast, marine, marine works, offshore, ឆ្នេរ, សមុទ្រ
airport: airport, aerodrome, runway, aviation, airline, aircraft, ព្រលានយន្តហោះ, អាកាសយានដ្ឋាន
tunnel: tunnel, tunnelling, underground works
dam: dam, reservoir, weir, ទំនប់, អាងទឹក, អាងស្តុកទឹក
drainage: drainage, stormwater, storm water, flood, flooding, លូ, លូទឹក, ទឹកជំនន់, urban drainage, drain, storm drain, flood control, ប្រព័ន្ធលូ, បង្ហូរទឹក
transport: transport, transportation, mobility, ដឹកជញ្ជូន
traffic: traffic, traffic engineering, road safety, ចរាចរណ៍ > transport
infrastructure: infrastructure, ហេដ្ឋារចនាសម្ព័ន្ធ
rural-engineering: rural, rural engineering, rural road, rural development, ជនបទ, countryside, village, villager, commune, community, remote area, ភូមិ, GRU ~ ភូមិសាស្ត្រ, ភូមិន្ទ, ទុតិយភូមិ, ភូមិគ្រឹះ
building-inspection: building inspector, building inspection > building-permit, inspection
building-permit: building permit, construction permit, permit officer, លិខិតអនុញ្ញាតសាងសង់
house-design: house design, house designer, home design, house plan, house drawing, home designer, draw house, design house, គូរប្លង់ផ្ទះ, រចនាផ្ទះ, house architect, design houses, designing houses, home plan, ប្លង់ផ្ទះ > architecture, interior, draughtsman
house-building: build house, house building, build home, building house, home builder, សង់ផ្ទះ, សាងសង់ផ្ទះ, build a house, construct house, home construction, builds houses, building houses, make houses, house builder, home building, house construction > construction, civil, architecture, structural
housing: housing, borey, condominium, condo, villa, residential, apartment, លំនៅឋាន, បុរី, housing project, real estate project, flat, gated community, villas, លំនៅដ្ឋាន ~ សិង្ហបុរី, សឹង្ហបុរី
chip-mong: chip mong < construction, cement
peng-huoth: peng huoth < housing, construction
property: real estate, property, property development, អចលនទ្រព្យ, developer property, estate, condo developer, ដីធ្លី ~ intellectual property, material property
hotel: hotel, resort, hospitality, guesthouse, casino, សណ្ឋាគារ, បដិសណ្ឋារកិច្ច, hotels, resorts, tourism, tour, hotel engineering, hotel engineer
facilities: facilities management, facility management, facility, facilities, facility engineer, building management, building maintenance, building systems, សម្ភារបរិក្ខារ, គ្រប់គ្រងអគារ, building engineer, building technician, property maintenance, building services engineer, chief engineer hotel, ថែទាំអគារ
green-building: green building, sustainable building, leed, edge certification, energy efficient building
visualiser: visualiser, visualizer, 3d visualiser, 3d visualizer, rendering, renderer, 3d artist, 3d designer, 3d modeller, architectural visualisation, visualisation
document-control: document control, document controller, drawing register, គ្រប់គ្រងឯកសារ, documents, filing, archive, document management
resident-engineer: resident engineer, site inspection, clerk of works, construction supervision, supervise construction, supervising construction, supervision consultant, supervision engineer, ត្រួតពិនិត្យសំណង់, ត្រួតពិនិត្យការសាងសង់
`
