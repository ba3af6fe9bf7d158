/** What a message is for: who wrote it hears of its outcome by this name (`messageOutcomes`). */
export type Purpose = 'application' | 'code' | 'contact' | 'digest' | 'link' | 'receipt' | 'welcome'
