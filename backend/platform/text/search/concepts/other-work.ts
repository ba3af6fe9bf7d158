/** Work and studies outside engineering, known so that a question for them is not answered with what is spelled like it or shares its other word. */
export const otherWorkConcepts = `
other-work!: other work
teacher!: teacher, school teacher, english teacher, គ្រូ, គ្រូបង្រៀន ~ គ្រូពេទ្យ, គ្រូបណ្តុះបណ្តាល
cook!: cook, chef, cooking, baker, pastry, ចុងភៅ, ចម្អិន, ធ្វើម្ហូប
waiter!: waiter, waitress, barista, bartender, អ្នករត់តុ
nurse!: nurse, nursing, midwife, midwifery, គិលានុបដ្ឋាក, គិលានុបដ្ឋាយិកា, ឆ្មប
physician!: physician, medical doctor, surgeon, dentist, dentistry, medicine, pharmacist, veterinarian, វេជ្ជបណ្ឌិត, ទន្តបណ្ឌិត, ទន្តពេទ្យ, គ្រូពេទ្យ, ឱសថការី
lawyer!: lawyer, attorney, law, legal officer, legal advisor, មេធាវី, នីតិសាស្ត្រ
cashier!: cashier, teller, bank teller, shop assistant, បេឡាករ
loan-officer!: loan officer, credit officer, banker, microfinance, ឥណទាន
taxi!: taxi, taxi driver, tuk tuk, តាក់ស៊ី
guard!: security guard, bodyguard, អ្នកយាម
cleaner!: cleaner, cleaning lady, housekeeper, housekeeping, maid, nanny, babysitter, អ្នកសម្អាត, មើលក្មេង
hairdresser!: hairdresser, barber, beautician, beauty salon, makeup, makeup artist, massage, spa, កាត់សក់
performer!: singer, dancer, actor, actress, musician, fashion model, music, តារាចម្រៀង, តន្ត្រី
journalist!: journalist, journalism, reporter, copywriter, content writer, content creator, influencer, social media, photographer, photography, អ្នកកាសែត, អ្នកសារព័ត៌មាន
police!: police, policeman, soldier, army, ប៉ូលិស, នគរបាល, ទាហាន
pilot!: pilot, airline pilot, អាកាសយានិក ~ pilot plant, pilot project
flight-attendant!: flight attendant, cabin crew, stewardess
tour-guide!: tour guide, tourist guide, មគ្គុទ្ទេសក៍
psychology!: psychology, psychologist, social worker, counsellor, librarian, ចិត្តវិទ្យា
arts!: history, literature, philosophy, fine art, political science, economist, អក្សរសាស្ត្រ, ប្រវត្តិវិទ្យា
sport!: football, footballer, yoga, athlete, បាល់ទាត់
florist!: florist, butcher, jeweller
`
