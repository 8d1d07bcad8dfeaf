import type { Category } from '#contract/catalogue/catalogue.ts'
import sprite from '#category-icons.svg?url'
import { any_category, category_icons } from './category-icon-names.ts'

interface CategoryIconProps {
  category: Pick<Category, 'slug'>
  size?: number
  className?: string
}

/**
 * The drawing that stands for a category; a child without one has its parent's. All of them come as one picture, so
 * that no page is sent drawings as scripts.
 */
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
