type Props = { readonly who: string }

/** In both languages: those who are asked for money are often those who read English least. */
export function NeverPay({ who }: Props) {
  return (
    <p className="text-sm text-ink-soft">
      Never pay to apply. No honest {who} asks for money, a deposit or your bank card.
      <span lang="km" className="block">
        កុំបង់ប្រាក់ដើម្បីដាក់ពាក្យឡើយ។ អ្នកដែលស្មោះត្រង់មិនទារប្រាក់ ប្រាក់កក់ ឬកាតធនាគាររបស់អ្នកទេ។
      </span>
    </p>
  )
}
