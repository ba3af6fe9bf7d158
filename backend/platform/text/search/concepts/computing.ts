/** Software, data, networks and what carries them. */
export const computingConcepts = `
software: software, application development, software house, សូហ្វវែរ, កម្មវិធីកុំព្យូទ័រ, softwares, software company, software industry, it company, tech company, technology company, digital product, sw dev
computer: computer, computer science, computing, computer engineering, CS, កុំព្យូទ័រ, វិទ្យាសាស្ត្រកុំព្យូទ័រ, computers, computer engineer, computer field, comp sci, compsci, computer study, វិស្វករកុំព្យូទ័រ, វិស្វកម្មកុំព្យូទ័រ, GIC > information-technology, software, programmer
information-technology: information technology, IT, ICT, information system, IT services, digital technology, បច្ចេកវិទ្យាព័ត៌មាន, ព័ត៌មានវិទ្យា, អាយធី, information tech, it field, it sector, it department, ឌីជីថល, ផ្នែក IT > software, it-support ~ ទីផ្សារឌីជីថល, is it, does it, can it, if it, it is, it take, it ha, it will, it can, it may, it should, it ok
it-support: IT support, help desk, helpdesk, desktop support, technical support, service desk, user support, IT officer, IT technician, IT staff, computer technician, computer repair, ជំនួយបច្ចេកវិទ្យា, printer, laptop, computer support, computer maintenance, hardware support, hardware technician, PC repair, fix computer, fixing computer, repair computer, computer fix, phone shop, it help desk, it helpdesk, it assistant, it support officer, computer technician repair, hardware repair, laptop repair, repair laptop, fix laptop, fix laptops, fix computers, repair computers, network support, computer service, ជួសជុលកុំព្យូទ័រ, ជាងកុំព្យូទ័រ, បច្ចេកទេសកុំព្យូទ័រ
programmer: programmer, programming, software developer, software engineer, software engineering, software development, coder, coding, developer, dev, អ្នកសរសេរកម្មវិធី, សរសេរកម្មវិធី, អ្នកអភិវឌ្ឍកម្មវិធី, អភិវឌ្ឍកម្មវិធី, អភិវឌ្ឍន៍កម្មវិធី, software programmer, software dev, app coding, code, web dev, software engineers, developers, programming job, computer programmer, computer programming, software coding, app programmer, write code, writing code, code writer, web and app developer, dev job, កូដ, សរសេរកូដ, អ្នកសរសេរកូដ, វិស្វករកម្មវិធី, វិស្វករសូហ្វវែរ, អ្នកអភិវឌ្ឍន៍កម្មវិធី > full-stack, frontend, backend, mobile, software ~ property developer, real estate developer, business developer, aci code, building code, design code, electrical code, welding code, dress code
web-developer: web developer, web development, web programmer, web engineer, web programming, អ្នកបង្កើតវេបសាយ, make websites, make website, build website, build websites, web application developer, web apps, web app, website developer, website development, website maker, បង្កើតវេបសាយ, បង្កើតគេហទំព័រ > full-stack, frontend, backend
frontend: frontend, front end > html, vue, react
html: html, css, tailwind, bootstrap < frontend
vue: vue, vuejs, vue js, nuxt < frontend
angular: angular, angularjs < frontend
backend: backend, back end, server side, api developer, api design, restful, rest api, restful api, api, web api, microservice, server programming
full-stack: full stack, fullstack, mern, mern stack
website: web, website, web site, web design, web designer, wordpress, webmaster, គេហទំព័រ, វេបសាយ, webpage, web page, វ៉េបសាយ, វែបសាយ > frontend, web-developer, backend, full-stack
mobile: mobile app, mobile application, mobile developer, app developer, phone app, កម្មវិធីទូរស័ព្ទ, អែប, phone application, mobile dev, application developer, apps, make apps, make app, build apps, app development, mobile apps, smartphone app, phone apps, app maker, mobile development, mobile programming, បង្កើតអែប, អ្នកបង្កើតអែប > android, ios, flutter
kotlin: kotlin < android, java
android: android < mobile, flutter
ios: ios, iphone app, swift, swiftui < mobile, flutter
flutter: flutter, dart, react native < mobile
game: game, game developer, unity, unreal engine, game design, ហ្គេម, games, game design developer, gaming, game programmer, make games, video game, video games
user-interface: user interface, user experience, ui designer, ux designer, ui ux, product design figma, figma, wireframe, UI, UX, UI/UX > ux-engineer
ux-engineer: ux engineer, ui engineer
tester: tester, software test, software tester, software testing, test engineer, test automation, automated test, selenium, cypress, qa tester, bug testing, តេស្តកម្មវិធី, test software, software qa, quality assurance engineer software, manual tester, manual testing, automation tester, automation testing, qa automation, bug > quality-assurance
devops: devops, site reliability, ci cd, SRE > docker, cloud, linux
docker: docker, kubernetes, k8s, container orchestration, jenkins, terraform, ansible < devops
cloud: cloud, cloud computing, aws, azure, google cloud, gcp, amazon web services > devops ~ aws d1
linux: linux, ubuntu, red hat, redhat, unix, centos
database: database, database administrator, oracle database, DBA, មូលដ្ឋានទិន្នន័យ > sql, postgresql, mysql, mongodb
sql: sql, sql server, plsql > postgresql, mysql
postgresql: postgresql, postgres, postgre < sql
mysql: mysql, mariadb < sql
mongodb: mongodb, mongo, redis < database
data: data, big data, ទិន្នន័យ ~ data sheet, personal data
data-analysis: data analyst, data analysis, data analytics, data scientist, data science, data engineer, data engineering, data mining, business intelligence, data visualization, BI, វិភាគទិន្នន័យ, អ្នកវិភាគទិន្នន័យ, វិទ្យាសាស្ត្រទិន្នន័យ, analyze data, analyse data, data reporting, reporting analyst, data team, data job, analytics, bi analyst, bi developer, data analyst excel, etl, data warehouse, data pipeline, អ្នកវិភាគ ទិន្នន័យ, វិស្វករទិន្នន័យ > machine-learning, power-bi
data-entry: data entry, typing, data encoder < data
power-bi: power bi, powerbi, tableau, looker, metabase < data-analysis
analyst^: analyst, business analyst, system analyst, អ្នកវិភាគ
artificial-intelligence: artificial intelligence, AI, generative ai, chatgpt, chatbot, intelligent system, បញ្ញាសិប្បនិម្មិត, បញ្ញាសិប្បនិមិត្ត, llm, large language model, chat gpt, prompt engineer, computer intelligence, ai engineer, ai developer, ai company, ai student, ai programming, robots and ai, ai and data, បញ្ញាសិប្បនិម្មិត AI, អេអាយ > machine-learning < data-analysis
machine-learning: machine learning, deep learning, neural network, computer vision, image recognition, natural language processing, tensorflow, pytorch, speech recognition, ML, NLP > artificial-intelligence
cybersecurity: cybersecurity, cyber security, cyber, information security, network security, IT security, security analyst, security engineer, ethical hacking, ethical hacker, hacker, hacking, hack, penetration testing, penetration test, pentest, pen tester, malware, firewall, encryption, cyber attack, cyber crime, infosec, SOC, CEH, សន្តិសុខសាយប័រ, សន្តិសុខព័ត៌មាន, សន្តិសុខបណ្តាញ, សាយប័រ, computer security, data security, hacker white hat, security information, penetration tester, pentester, vulnerability, vulnerability assessment, ethical hackers, cyber engineer, cybersecurity analyst, security network, system security, it security officer, soc analyst, security officer IT, anti virus, virus, សុវត្ថិភាពព័ត៌មាន, សន្តិសុខអ៊ីនធឺណិត, សន្តិសុខបច្ចេកវិទ្យា
network: network, networking, computer network, network engineer, network technician, LAN, WAN, បណ្តាញ, networks, network installation, install network, network cable, network cabling, lan cable, structured cabling, network support engineer, it network, it networking, វិស្វករបណ្តាញ, បច្ចេកទេសបណ្តាញ ~ water network, distribution network, power network, road network, drainage network, pipe network, sewer network, charging network, neural network, បណ្តាញអគ្គិសនី, ខ្សែបណ្តាញអគ្គិសនី, បណ្តាញចែកចាយអគ្គិសនី
network-admin: network admin, network administrator, network administration, system admin, system administrator, sysadmin, system engineer, server admin, server administrator, noc, noc engineer, network operation, network operations, network operations center, NOC, អ្នកគ្រប់គ្រងបណ្តាញ, it administrator, network management > network ~ embedded system engineer
cisco: cisco, ccnp, juniper, router and switch, routing and switching < ccna, mikrotik
ccna: ccna < cisco
mikrotik: mikrotik, ubiquiti, routeros < network
data-center: data center, server room, មជ្ឈមណ្ឌលទិន្នន័យ > server
server: server, virtualization, vmware, active directory, windows server, ម៉ាស៊ីនមេ, សឺវើ ~ sql server, ម៉ាស៊ីនមេកានិក
telecom: telecom, telecommunication, telecommunications, telco, mobile operator, mobile network, base station, radio frequency, gsm, lte, 4g, 5g, microwave link, antenna, tower site, telecom tower, RF, ទូរគមនាគមន៍, អង់តែន, phone network, cell phone, cell tower, cellular, mobile phone network, phone company, sim card, telephone, telecoms, telecom engineer, telecommunication engineer, bts, rf engineer, tower technician, tower climber, climb tower, mobile tower, antennas, phone signal, បង្គោលអង់តែន, ប្រព័ន្ធទូរគមនាគមន៍, GTR, tel eng > fiber-optic
cellcard: cellcard < telecom
metfone: metfone < telecom
axiata: axiata, smart axiata < telecom
fiber-optic: fiber, fiber optic, fiber optics, optical fiber, optical cable, splicing, splice, splicer, otdr, ftth, gpon, fiber splicing, FTTH, ខ្សែកាបអុបទិក, ខ្សែកាប, អុបទិក, fiber technician, fibre, fibre technician, fiber installation, optical, cable splicing, fiber internet, ftth technician, internet installer, ដំឡើងអ៊ីនធឺណិត, ខ្សែអុបទិក, ខ្សែកាបអុបទិច, អុបទិច
internet-provider: internet service provider, internet provider, isp, broadband, wifi, wi fi, ISP, អ៊ីនធឺណិត, អ៊ីនធើណែត, internet, internet installation, internet cable, internet company, អ៊ិនធឺណិត, អ៊ីនធឺណេត
satellite: satellite, vsat, gps, gnss, rtk, RTK, GNSS, ផ្កាយរណប
blockchain: blockchain, crypto, web3, smart contract
fintech: fintech, banking software, core banking, mobile banking, payment gateway, ធនាគារ, bank, banking, bank app, payment, payments, payment app, finance app, financial technology ~ គណនីធនាគារ, កាតធនាគារ
acleda: acleda < fintech
aba-bank: aba bank, ABA < fintech
wing-bank: wing bank, (wing) < fintech
vattanac: vattanac < fintech
erp: erp, sap, odoo, oracle erp, microsoft dynamics, ERP, SAP
graphics: graphic design, graphic designer, video editor, photo editing, photoshop, illustrator, motion graphic, ក្រាហ្វិក
three-d: 3d, 3ds max, 3d max, 3d modeling, blender, lumion, v ray, vray, enscape, rhino, maya, 3d modelling, 3d design, 3d drawing, 3d model, 3d rendering, 3d animation, autodesk 3ds max > sketchup, visualiser
javascript: javascript, java script, ecmascript, JS > typescript, react, node
typescript: typescript, type script, TS < javascript
node: node.js, nodejs, node js, express, nestjs, (node) < javascript
react: react, reactjs, react js, react.js < nextjs
nextjs: next.js, nextjs, next js < react
php: PHP, php > laravel
laravel: laravel, symfony, codeigniter < php
python: python, py > django
django: django, flask, fastapi, pandas, numpy < python
java: java, j2ee, jvm > spring
spring: spring boot, spring framework < java
dotnet: .net, asp net, dot net, c#, csharp, vb net, visual basic
c-language: c++, cpp, c programming, embedded c
golang: golang, go language, go lang, rust
git: git, github, gitlab, version control
matlab: matlab, simulink, octave > labview
labview: labview, national instruments
scratch: algorithm, data structure, coding contest
`
