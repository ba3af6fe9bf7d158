export function LogoMark({ className = 'size-8' }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className={className}>
      <path
        d="M3.5 6.5h25L16 27.5zM9.75 17h12.5L16 6.5z"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <circle cx="16" cy="27" r="3.5" className="fill-pen" />
    </svg>
  )
}
