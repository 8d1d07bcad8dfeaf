import { joinClasses } from '../classes.ts'

const sizes = {
  small: 'size-7 text-xs',
  medium: 'size-10 text-sm',
  large: 'size-12 text-base',
  huge: 'size-20 text-2xl',
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return letters
    .map((word) => /^./u.exec(word ?? '')?.[0] ?? '')
    .join('')
    .toLocaleUpperCase('en-NZ')
}

interface AvatarProps {
  name: string
  picture?: string | null
  size?: keyof typeof sizes
}

/**
 * Shows the picture or else the initials. Decorative: the name is beside it or labels its parent.
 */
export function Avatar({ name, picture, size = 'medium' }: AvatarProps) {
  if (picture) {
    const shape = joinClasses('inline-block shrink-0 rounded-full object-cover', sizes[size])
    return (
      <img src={picture} alt="" width={48} height={48} loading="lazy" decoding="async" className={shape} />
    )
  }
  return (
    <span
      aria-hidden
      className={joinClasses(
        'inline-grid shrink-0 place-items-center rounded-full bg-pounamu-wash font-bold text-pounamu-deep select-none',
        sizes[size],
      )}
    >
      {initials(name)}
    </span>
  )
}
