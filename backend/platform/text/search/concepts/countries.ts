/** Countries and what is of them, as CLDR names them in English and Khmer and people do besides. */
export const countriesConcepts = `
afghanistan: afghanistan, afghan, អាហ្វហ្កានីស្ថាន
albania: albania, អាល់បានី
algeria: algeria, អាល់ហ្សេរី
angola: angola, អង់ហ្គោឡា
argentina: argentina, argentinian, អាហ្សង់ទីន
armenia: armenia, អាមេនី
australia: australia, australian, aussie, melbourne, sydney, អូស្ត្រាលី, brisbane, perth
austria: austria, austrian, អូទ្រីស
azerbaijan: azerbaijan, អាស៊ែបៃហ្សង់
bahrain: bahrain, បារ៉ែន
bangladesh: bangladesh, bangladeshi, បង់ក្លាដែស
belarus: belarus, បេឡារុស
belgium: belgium, belgian, បែលហ្ស៊ិក
bhutan: bhutan, bhutanese, ប៊ូតង់
bolivia: bolivia, បូលីវី
bosnia: bosnia, bosnia and herzegovina, បូស្ន៊ី និងហឺហ្ស៊ីហ្គូវីណា
botswana: botswana, បុតស្វាណា
brazil: brazil, brazilian, ប្រេស៊ីល
brunei: brunei, bruneian, brunei darussalam, ព្រុយណេ
bulgaria: bulgaria, ប៊ុលហ្ការី
cameroon: cameroon, កាមេរូន
canada: canada, canadian, toronto, កាណាដា
chile: chile, chilean, ស៊ីលី ~ ស៊ីលីកា
china: china, chinese, prc, beijing, shanghai, ចិន, wuhan, nanjing, guangzhou, shenzhen ~ china clay
colombia: colombia, colombian, កូឡុំប៊ី
costa-rica: costa rica, កូស្តារីកា
croatia: croatia, croatian, ក្រូអាស៊ី
cuba: cuba, cuban, គុយបា
cyprus: cyprus, ស៊ីប
czechia: czechia, czech, czech republic, សាធារណរដ្ឋឆែក
denmark: denmark, danish, dane, ដាណឺម៉ាក
ecuador: ecuador, អេក្វាទ័រ
egypt: egypt, egyptian, អេហ្ស៊ីប
estonia: estonia, estonian, អេស្តូនី
ethiopia: ethiopia, អេត្យូពី
fiji: fiji, ហ្វីជី
finland: finland, finnish, helsinki, ហ្វាំងឡង់, ហ្វាំងឡង់ដ៍
france: france, french, paris, បារាំង, lyon, toulouse
georgia: georgia, ហ្សកហ្ស៊ី
germany: germany, german, berlin, អាល្លឺម៉ង់, អាឡឺម៉ង់, munich
ghana: ghana, ហ្គាណា
greece: greece, greek, ក្រិក
hong-kong: hong kong, hongkong, ហុងកុង
hungary: hungary, hungarian, budapest, ហុងគ្រី
iceland: iceland, អ៊ីស្លង់
india: india, indian, ឥណ្ឌា
indonesia: indonesia, indonesian, ឥណ្ឌូនេស៊ី, ឥណ្ឌូណេស៊ី
iran: iran, iranian, អ៊ីរ៉ង់
iraq: iraq, iraqi, អ៊ីរ៉ាក់
ireland: ireland, irish, អៀរឡង់
israel: israel, israeli, អ៊ីស្រាអែល
italy: italy, italian, អ៊ីតាលី
jamaica: jamaica, ហ្សាម៉ាអ៊ីក
japan: japan, japanese, nihon, tokyo, ជប៉ុន, osaka, kyoto, nagoya, fukuoka
jordan: jordan, ហ្ស៊កដានី
kazakhstan: kazakhstan, kazakh, កាហ្សាក់ស្ថាន
kenya: kenya, kenyan, កេនយ៉ា
kuwait: kuwait, kuwaiti, កូវ៉ែត
kyrgyzstan: kyrgyzstan, កៀហ្ស៊ីស៊ីស្ថាន
laos: laos, lao, laotian, ឡាវ
latvia: latvia, latvian, ឡេតូនី
lebanon: lebanon, លីបង់
lithuania: lithuania, lithuanian, លីទុយអានី
luxembourg: luxembourg, លុចសំបួ
macao: macao, macau, ម៉ាកាវ
madagascar: madagascar, ម៉ាដាហ្គាស្កា
malaysia: malaysia, malaysian, malaisie, ម៉ាឡេស៊ី, kuala lumpur
maldives: maldives, ម៉ាល់ឌីវ
malta: malta, ម៉ាល់ត៍
mauritius: mauritius, ម៉ូរីស
mexico: mexico, mexican, ម៉ិកស៊ិក
moldova: moldova, ម៉ុលដាវី
mongolia: mongolia, mongolian, ម៉ុងហ្គោលី
montenegro: montenegro, ម៉ុងតេណេហ្គ្រោ
morocco: morocco, moroccan, ម៉ារ៉ុក
mozambique: mozambique, ម៉ូសំប៊ិក
myanmar: myanmar, burma, burmese, មីយ៉ាន់ម៉ា, ភូមា
namibia: namibia, ណាមីប៊ី
nepal: nepal, nepali, nepalese, នេប៉ាល់
netherlands: netherlands, netherland, holland, dutch, the netherlands, ហូឡង់, ហុល្លង់
new-zealand: new zealand, kiwi, នូវែលសេឡង់, ញូវសេឡង់
nigeria: nigeria, nigerian, នីហ្សេរីយ៉ា
north-korea: north korea, dprk, កូរ៉េខាងជើង
north-macedonia: north macedonia, ម៉ាសេដ្វានខាងជើង
norway: norway, norwegian, ន័រវែស
oman: oman, អូម៉ង់
pakistan: pakistan, pakistani, ប៉ាគីស្ថាន
panama: panama, ប៉ាណាម៉ា
papua-new-guinea: papua new guinea, ប៉ាពូអាស៊ីនូវែលហ្គីណេ
paraguay: paraguay, ប៉ារ៉ាហ្គាយ
peru: peru, peruvian, ប៉េរូ
philippines: philippines, filipino, philippine, ហ្វីលីពីន, ហ្វ៊ីលីពីន, ភីលីពីន
poland: poland, polish, ប៉ូឡូញ
portugal: portugal, portuguese, ព័រទុយហ្កាល់, ព័រទុយហ្គាល់
qatar: qatar, qatari, កាតា ~ កាតាឡុក
romania: romania, romanian, រូម៉ានី
russia: russia, russian, russian federation, រុស្ស៊ី
rwanda: rwanda, រវ៉ាន់ដា
saudi-arabia: saudi arabia, saudi, អារ៉ាប៊ីសាអូឌីត
senegal: senegal, សេណេហ្គាល់
serbia: serbia, សែប៊ី
singapore: singapore, singaporean, singapour, សិង្ហបុរី, សឹង្ហបុរី
slovakia: slovakia, slovak, ស្លូវ៉ាគី
slovenia: slovenia, slovenian, ស្លូវេនី
south-africa: south africa, south african, អាហ្វ្រិកខាងត្បូង
south-korea: south korea, korea, korean, republic of korea, seoul, កូរ៉េ, កូរ៉េខាងត្បូង, busan, daejeon, daegu ~ កូរ៉េខាងជើង
spain: spain, spanish, អេស្ប៉ាញ
sri-lanka: sri lanka, sri lankan, ស្រីលង្កា
sudan: sudan, ស៊ូដង់
sweden: sweden, swedish, ស៊ុយអែត
switzerland: switzerland, swiss, ស្វីស, ស្វ៊ីស
syria: syria, ស៊ីរី
taiwan: taiwan, taiwanese, taipei, តៃវ៉ាន់
tajikistan: tajikistan, តាហ្ស៊ីគីស្ថាន
tanzania: tanzania, តង់សានី
thailand: thailand, thai, bangkok, ថៃ, chiang mai
timor-leste: timor leste, east timor, ទីម័រលេស្តេ
tunisia: tunisia, ទុយនីស៊ី
turkey: turkey, turkish, turkiye, តួកគី ~ turkey meat
turkmenistan: turkmenistan, តួកម៉េនីស្ថាន
uganda: uganda, អ៊ូហ្គង់ដា
ukraine: ukraine, ukrainian, អ៊ុយក្រែន
united-arab-emirates: united arab emirates, emirati, dubai, UAE, អេមីរ៉ាតអារ៉ាប់រួម, ឌូបៃ
united-kingdom: united kingdom, great britain, britain, british, england, english university, scotland, scottish, wales, london, U.K, UK, ចក្រភពអង់គ្លេស, ប្រទេសអង់គ្លេស, ទៅអង់គ្លេស, នៅអង់គ្លេស, អាហារូបករណ៍អង់គ្លេស, manchester, oxford
united-states: united states, united states of america, america, american, U.S, USA, សហរដ្ឋអាមេរិក, អាមេរិក, អាមេរិច, boston
uruguay: uruguay, អ៊ុយរូហ្គាយ
uzbekistan: uzbekistan, uzbek, អ៊ូសបេគីស្ថាន
venezuela: venezuela, វ៉េណេស៊ុយអេឡា
vietnam: vietnam, vietnamese, viet nam, hanoi, វៀតណាម, ho chi minh, saigon
yemen: yemen, យេម៉ែន
zambia: zambia, សំប៊ី
zimbabwe: zimbabwe, ស៊ីមបាវ៉េ
europe: europe, european, european union, EU, អឺរ៉ុប, សហភាពអឺរ៉ុប, អ៊ឺរ៉ុប > france, germany, united-kingdom, netherlands, hungary, finland, italy, spain, portugal, belgium, austria, switzerland, sweden, norway, denmark, poland, czechia, ireland, greece, romania, estonia, latvia, lithuania, slovakia, slovenia, croatia, bulgaria, luxembourg
asia: asia, asian, អាស៊ី > japan, china, south-korea, taiwan, india, singapore, thailand, vietnam, malaysia, indonesia, philippines ~ southeast asia, asian development bank, អាស៊ីអាគ្នេយ៍, ក្រូអាស៊ី, អាស៊ីត, ប៉ាពូអាស៊ី
southeast-asia: southeast asia, south east asia, asean, asean country, ASEAN, អាស៊ាន, អាស៊ីអាគ្នេយ៍ > thailand, vietnam, singapore, malaysia, indonesia, philippines, laos, myanmar, brunei
north-america: north america, northern america, អាមេរិកខាងជើង > united-states, canada
oceania: oceania, pacific, down under > australia, new-zealand
`
