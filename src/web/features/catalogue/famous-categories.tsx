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
          <li key={category.id} className="w-19 shrink-0 lg:w-auto lg:min-w-20 lg:flex-1">
            <Link
              to={`/ibuy?category=${category.id}`}
              className="group grid justify-items-center gap-2 rounded-panel py-1 text-center outline-offset-0"
            >
              <CategoryTile category={category} />
              <span className="line-clamp-2 w-full text-xs leading-tight font-medium text-ink-2 group-hover:text-pounamu">
                {category.name}
              </span>
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
    <span className="grid size-17 place-items-center rounded-full bg-pounamu-wash text-pounamu-deep transition-colors group-hover:bg-pounamu group-hover:text-on-pounamu lg:size-22">
      <CategoryIcon category={category} size={30} />
    </span>
  )
}
