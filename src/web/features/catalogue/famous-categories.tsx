import { Link } from '#web/ui/link.tsx'
import type { Category } from '#contract/catalogue/catalogue.ts'
import { Picture } from '#web/ui/facts/picture.tsx'
import { CategoryIcon } from './category-icon.tsx'
import * as t from './texts.ts'

export function FamousCategories({ categories }: { categories: Category[] }) {
  if (categories.length === 0) return null
  return (
    <nav aria-label={t.popular_categories()} className="-mx-3.5 md:-mx-6 lg:mx-0">
      <ul className="flex gap-3 overflow-x-auto px-3.5 pt-1 pb-2 [scrollbar-width:none] md:px-6 lg:justify-between lg:px-1">
        {categories.map((category) => (
          <li key={category.id} className="famous">
            <Link to={`/ibuy?category=${category.id}`} className="group famous-link">
              <CategoryTile category={category} />
              <span className="famous-name">{category.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function CategoryTile({ category }: { category: Category }) {
  if (category.image !== null) {
    return (
      <span className="block size-17 overflow-hidden rounded-full lg:size-22">
        <Picture src={category.image} alt="" ratio="square" round="full" eager />
      </span>
    )
  }
  return (
    <span className="famous-tile">
      <CategoryIcon category={category} size={30} />
    </span>
  )
}
