/** The 25 provinces with their old and other spellings, their towns, and the districts of the capital. */
export const cambodiaConcepts = `
phnom-penh!: phnom penh, pnom penh, phnum penh, PP, PNH, ភ្នំពេញ, រាជធានី, រាជធានីភ្នំពេញ
banteay-meanchey!: banteay meanchey, banteay mean chey, bantey meanchey, poipet, poi pet, sisophon, serei saophoan, serey sophorn, BMC, បន្ទាយមានជ័យ, ប៉ោយប៉ែត, សិរីសោភ័ណ
battambang!: battambang, batambang, battambong, bat dambang, BTB, បាត់ដំបង
kampong-cham!: kampong cham, kompong cham, kg cham, KPC, កំពង់ចាម, k cham
kampong-chhnang!: kampong chhnang, kompong chhnang, kampong chnang, kg chhnang, កំពង់ឆ្នាំង, k chhnang
kampong-speu!: kampong speu, kompong speu, kampong spue, kg speu, chbar mon, KPS, កំពង់ស្ពឺ, chbar morn, k speu
kampong-thom!: kampong thom, kompong thom, kg thom, កំពង់ធំ
kampot!: kampot, kompot, កំពត
kandal!: kandal, kandaal, ta khmau, takhmao, takhmau, kien svay, កណ្តាល, តាខ្មៅ, mukh kampul ~ ពាក់កណ្តាល, ការិយាល័យកណ្តាល, ទីស្នាក់ការកណ្តាល, ធនាគារកណ្តាល
kep!: kep, krong kep, កែប
koh-kong!: koh kong, kaoh kong, koh kung, កោះកុង
kratie!: kratie, kracheh, krochea, ក្រចេះ
mondulkiri!: mondulkiri, mondolkiri, mondul kiri, sen monorom, senmonorom, មណ្ឌលគិរី, មណ្ឌលគីរី, សែនមនោរម្យ
oddar-meanchey!: oddar meanchey, otdar meanchey, oudor meanchey, oddor meanchey, ODM, ឧត្តរមានជ័យ, anlong veng
pailin!: pailin, ប៉ៃលិន
preah-sihanouk!: preah sihanouk, preah sihanuk, sihanoukville, sihanouk ville, sihanouk, sihanukville, kampong som, kompong som, kampong saom, SHV, ព្រះសីហនុ, ក្រុងព្រះសីហនុ, កំពង់សោម, kg som, stung hav
preah-vihear!: preah vihear, prah vihear, tbeng meanchey, ព្រះវិហារ, tbaeng meanchey
prey-veng!: prey veng, prey veaeng, neak loeung, ព្រៃវែង
pursat!: pursat, pothisat, posat, ពោធិ៍សាត់, ពោធិសាត់
ratanakiri!: ratanakiri, rattanakiri, ratanak kiri, ratanakkiri, banlung, ban lung, រតនគិរី, រតនគីរី, បានលុង
siem-reap!: siem reap, seam reap, siam reap, siem reab, siem riep, SRP, សៀមរាប
stung-treng!: stung treng, stoeng treng, steung treng, ស្ទឹងត្រែង
svay-rieng!: svay rieng, svay reang, bavet, ស្វាយរៀង, បាវិត
takeo!: takeo, ta keo, takeov, doun kaev, តាកែវ
tboung-khmum!: tboung khmum, tbong khmum, thbong khmum, suong, ត្បូងឃ្មុំ
toul-kork!: toul kork, tuol kork, tuol kouk, toul kouk, toul kok, ទួលគោក < phnom-penh
chamkar-mon!: chamkar mon, chamkarmon, chamcar mon, ចំការមន, ចម្ការមន < phnom-penh
boeung-keng-kang!: boeung keng kang, boeng keng kang, beoung keng kang, BKK, BKK1, បឹងកេងកង < phnom-penh
daun-penh!: daun penh, doun penh, ដូនពេញ < phnom-penh
sen-sok!: sen sok, saensokh, សែនសុខ, toek thla, teuk thla < phnom-penh
mean-chey!: mean chey, meanchey, steung meanchey, stung meanchey, stueng meanchey, ស្ទឹងមានជ័យ, ខណ្ឌមានជ័យ < phnom-penh ~ banteay meanchey, banteay mean chey, bantey meanchey, oddar meanchey, otdar meanchey, oudor meanchey, oddor meanchey, tbeng meanchey, tbaeng meanchey
chbar-ampov!: chbar ampov, chbar ampeu, ច្បារអំពៅ < phnom-penh
russei-keo!: russei keo, russey keo, ruessei kaev, ឫស្សីកែវ, ឬស្សីកែវ < phnom-penh
por-sen-chey!: por sen chey, pou senchey, posenchey, pur sen chey, ពោធិ៍សែនជ័យ, pur senchey, por senchey, pou sen chey, pochentong, veng sreng, chaom chau, choam chao, ពោធិ៍ចិនតុង < phnom-penh
chroy-changvar!: chroy changvar, chroy chongva, chrouy changva, ជ្រោយចង្វារ < phnom-penh
dangkor!: dangkor, dangkao, ដង្កោ < phnom-penh
seven-makara!: 7 makara, prampi makara, prampir makara, prampir meakkakra, orussey, olympic stadium, ៧មករា, ប្រាំពីរមករា < phnom-penh
prek-pnov!: prek pnov, praek pnov, prek phnov, ព្រែកព្នៅ < phnom-penh
kamboul!: kamboul, kambol, កំបូល < phnom-penh
toul-tumpung!: toul tumpung, toul tompong, tuol tumpung, tuol tompoung, toul tom poung, russian market, TTP, ទួលទំពូង < chamkar-mon, phnom-penh
tonle-bassac!: tonle bassac, tonle basak, ទន្លេបាសាក់ < chamkar-mon, phnom-penh
ang-snuol!: ang snuol, ang snoul, អង្គស្នួល < kandal
kampong!: kampong, kompong, កំពង់ ~ កំពង់ផែ
tonle-sap: tonle sap, great lake, ទន្លេសាប
mekong: mekong, មេគង្គ
`
