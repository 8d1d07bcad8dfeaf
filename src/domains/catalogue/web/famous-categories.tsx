import { Link } from 'react-router'
import type { Category } from '#domains/catalogue/common/catalogue.ts'
import { Picture } from '#platform/web/ui/facts/picture.tsx'
import { CategoryIcon } from './category-icon.tsx'
import * as t from '#domains/catalogue/texts.ts'

type Famous = Pick<Category, 'id' | 'name' | 'slug' | 'image'>

export function FamousCategories({ categories }: { categories: Famous[] }) {
  if (categories.length === 0) return null
  return (
    <nav aria-label={t.popular_categories()} className="-mx-3.5 md:-mx-6 lg:mx-0">
      <ul className="famous-list">
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

function CategoryTile({ category }: { category: Famous }) {
  if (category.image !== null) {
    return (
      <span className="famous-picture">
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
