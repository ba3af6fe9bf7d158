/** Warns against fees in both languages: those who are asked for money often read English least. */
export function NeverPayNotice({ organization }: { readonly organization: string }) {
  return (
    <p className="text-sm text-ink-soft">
      Never pay to apply. No honest {organization} asks for money, a deposit or your bank card.
      <span lang="km" className="block">
        សូមកុំបង់ប្រាក់ដើម្បីដាក់ពាក្យ។ និយោជក ឬស្ថាប័នស្មោះត្រង់ មិនទាមទារប្រាក់ ប្រាក់កក់ ឬព័ត៌មានកាតធនាគាររបស់អ្នកឡើយ។
      </span>
    </p>
  )
}
