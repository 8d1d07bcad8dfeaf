import type { Category } from '#contract/catalogue/catalogue.ts'
import sprite from '#category-icons.svg?url'
import { any_category, category_icons } from './category-icon-names.ts'

interface CategoryIconProps {
  category: Pick<Category, 'slug'>
  size?: number
  className?: string
}

/** A child without an icon has its parent's. All icons are one sprite, so that no page gets drawings as scripts. */
export function CategoryIcon({ category, size = 24, className }: CategoryIconProps) {
  const drawn = category_icons.find(([start]) => category.slug.startsWith(start))?.[1] ?? any_category
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <use href={`${sprite}#${drawn}`} />
    </svg>
  )
}
