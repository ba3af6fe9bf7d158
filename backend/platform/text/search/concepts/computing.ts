/** Software, data, networks and what carries them. */
export const computingConcepts = `
software: software, application development, software house, សូហ្វវែរ, កម្មវិធីកុំព្យូទ័រ
computer: computer, computer science, computing, computer engineering, CS, កុំព្យូទ័រ, វិទ្យាសាស្ត្រកុំព្យូទ័រ > information-technology, software, programmer
information-technology: information technology, IT, ICT, information system, IT services, digital technology, បច្ចេកវិទ្យាព័ត៌មាន, ព័ត៌មានវិទ្យា, អាយធី > software, it-support
it-support: IT support, help desk, helpdesk, desktop support, technical support, service desk, user support, IT officer, IT technician, IT staff, computer technician, computer repair, ជំនួយបច្ចេកវិទ្យា, printer, laptop, computer support, computer maintenance, hardware support, hardware technician, PC repair, fix computer, fixing computer, repair computer, computer fix, phone shop
programmer: programmer, programming, software developer, software engineer, software engineering, software development, coder, coding, developer, dev, អ្នកសរសេរកម្មវិធី, សរសេរកម្មវិធី, អ្នកអភិវឌ្ឍកម្មវិធី, អភិវឌ្ឍកម្មវិធី, អភិវឌ្ឍន៍កម្មវិធី, software programmer, software dev, app coding, code, web dev > full-stack, frontend, backend, mobile, software ~ property developer, real estate developer, business developer
web-developer: web developer, web development, web programmer, web engineer, web programming, អ្នកបង្កើតវេបសាយ > full-stack, frontend, backend
frontend: frontend, front end > html, vue, react
html: html, css, tailwind, bootstrap < frontend
vue: vue, vuejs, vue js, nuxt < frontend
angular: angular, angularjs < frontend
backend: backend, back end, server side, api developer, api design, restful, rest api, restful api, api, web api, microservice, server programming
full-stack: full stack, fullstack, mern, mern stack
website: web, website, web site, web design, web designer, wordpress, webmaster, គេហទំព័រ, វេបសាយ, webpage, web page > frontend, web-developer, backend, full-stack
mobile: mobile app, mobile application, mobile developer, app developer, phone app, កម្មវិធីទូរស័ព្ទ, អែប, phone application, mobile dev, application developer, apps > android, ios, flutter
kotlin: kotlin < android, java
android: android < mobile, flutter
ios: ios, iphone app, swift, swiftui < mobile, flutter
flutter: flutter, dart, react native < mobile
game: game, game developer, unity, unreal engine, game design, ហ្គេម, games
user-interface: user interface, user experience, ui designer, ux designer, ui ux, product design figma, figma, wireframe, UI, UX, UI/UX > ux-engineer
ux-engineer: ux engineer, ui engineer
tester: tester, software test, software tester, software testing, test engineer, test automation, automated test, selenium, cypress, qa tester, bug testing, តេស្តកម្មវិធី > quality-assurance
devops: devops, site reliability, ci cd, SRE > docker, cloud, linux
docker: docker, kubernetes, k8s, container orchestration, jenkins, terraform, ansible < devops
cloud: cloud, cloud computing, aws, azure, google cloud, gcp, amazon web services > devops
linux: linux, ubuntu, red hat, redhat, unix, centos
database: database, database administrator, oracle database, DBA > sql, postgresql, mysql, mongodb
sql: sql, sql server, plsql > postgresql, mysql
postgresql: postgresql, postgres, postgre < sql
mysql: mysql, mariadb < sql
mongodb: mongodb, mongo, redis < database
data: data, big data, ទិន្នន័យ ~ data sheet, personal data
data-analysis: data analyst, data analysis, data analytics, data scientist, data science, data engineer, data engineering, data mining, business intelligence, data visualization, BI, វិភាគទិន្នន័យ, អ្នកវិភាគទិន្នន័យ, វិទ្យាសាស្ត្រទិន្នន័យ > machine-learning, power-bi
data-entry: data entry, typing, data encoder < data
power-bi: power bi, powerbi, tableau, looker, metabase < data-analysis
analyst^: analyst, business analyst, system analyst, អ្នកវិភាគ
artificial-intelligence: artificial intelligence, AI, generative ai, chatgpt, chatbot, intelligent system, បញ្ញាសិប្បនិម្មិត, បញ្ញាសិប្បនិមិត្ត, llm, large language model, chat gpt, prompt engineer, computer intelligence > machine-learning < data-analysis
machine-learning: machine learning, deep learning, neural network, computer vision, image recognition, natural language processing, tensorflow, pytorch, speech recognition, ML, NLP > artificial-intelligence
cybersecurity: cybersecurity, cyber security, cyber, information security, network security, IT security, security analyst, security engineer, ethical hacking, ethical hacker, hacker, hacking, hack, penetration testing, penetration test, pentest, pen tester, malware, firewall, encryption, cyber attack, cyber crime, infosec, SOC, CEH, សន្តិសុខសាយប័រ, សន្តិសុខព័ត៌មាន, សន្តិសុខបណ្តាញ, សាយប័រ, computer security, data security, hacker white hat, security information, penetration tester, pentester, vulnerability, vulnerability assessment, ethical hackers
network: network, networking, computer network, network engineer, network technician, LAN, WAN, បណ្តាញ ~ water network, distribution network, power network, road network, drainage network, pipe network, sewer network, charging network, neural network, បណ្តាញអគ្គិសនី, ខ្សែបណ្តាញអគ្គិសនី, បណ្តាញចែកចាយអគ្គិសនី
network-admin: network admin, network administrator, network administration, system admin, system administrator, sysadmin, system engineer, server admin, server administrator, noc, noc engineer, network operation, network operations, network operations center, NOC, អ្នកគ្រប់គ្រងបណ្តាញ > network
cisco: cisco, ccnp, juniper, router and switch, routing and switching < ccna, mikrotik
ccna: ccna < cisco
mikrotik: mikrotik, ubiquiti, routeros < network
data-center: data center, server room, មជ្ឈមណ្ឌលទិន្នន័យ > server
server: server, virtualization, vmware, active directory, windows server ~ sql server
telecom: telecom, telecommunication, telecommunications, telco, mobile operator, mobile network, base station, radio frequency, gsm, lte, 4g, 5g, microwave link, antenna, tower site, telecom tower, RF, ទូរគមនាគមន៍, អង់តែន, phone network, cell phone, cell tower, cellular, mobile phone network, phone company, sim card, telephone > fiber-optic
fiber-optic: fiber, fiber optic, fiber optics, optical fiber, optical cable, splicing, splice, splicer, otdr, ftth, gpon, fiber splicing, FTTH, ខ្សែកាបអុបទិក, ខ្សែកាប, អុបទិក
internet-provider: internet service provider, internet provider, isp, broadband, wifi, wi fi, ISP, អ៊ីនធឺណិត, អ៊ីនធើណែត, internet, internet installation, internet cable, internet company
satellite: satellite, vsat, gps, gnss, rtk, RTK, GNSS, ផ្កាយរណប
blockchain: blockchain, crypto, web3, smart contract
fintech: fintech, banking software, core banking, mobile banking, payment gateway, ធនាគារ
erp: erp, sap, odoo, oracle erp, microsoft dynamics, ERP, SAP
graphics: graphic design, graphic designer, video editor, photo editing, photoshop, illustrator, motion graphic, ក្រាហ្វិក
three-d: 3d, 3ds max, 3d max, 3d modeling, blender, lumion, v ray, vray, enscape, rhino, maya > sketchup, visualiser
javascript: javascript, java script, ecmascript, JS > typescript, react, node
typescript: typescript, type script, TS < javascript
node: node.js, nodejs, node js, express, nestjs < javascript
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
