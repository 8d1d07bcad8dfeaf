import { classes } from './classes.ts'

const sizes = { small: 'size-7 text-xs', medium: 'size-10 text-sm', large: 'size-12 text-base' }

function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return letters
    .map((word) => /^./u.exec(word ?? '')?.[0] ?? '')
    .join('')
    .toLocaleUpperCase('en-NZ')
}

/** A person by their initials. The name itself stands beside it or on what holds it. */
export function Avatar({ name, size = 'medium' }: { name: string; size?: keyof typeof sizes }) {
  return (
    <span
      aria-hidden
      className={classes(
        'inline-grid shrink-0 place-items-center rounded-full bg-pounamu-wash font-bold text-pounamu-deep select-none',
        sizes[size],
      )}
    >
      {initials(name)}
    </span>
  )
}
