import { Link } from 'react-router'
import { SearchX } from 'lucide-react'
import { useState } from 'react'
import type { Category } from '#domains/catalogue/common/catalogue.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ChipLink } from '#platform/web/ui/facts/chip.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Picture } from '#platform/web/ui/facts/picture.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { useHydrated } from '#platform/web/ui/states/hydration.tsx'
import { CategoryIcon } from './category-icon.tsx'
import { FamousCategories } from './famous-categories.tsx'
import { type CategoryBranch, categoryTree, matchingBranches } from './shared/category-options.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/catalogue/texts.ts'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import { formatCount } from '#platform/common/texts/choose-plural.ts'

const getTypes = makeTexts((): { type: Category['type']; name: string }[] => [
  { type: 'general', name: t.general_items() },
  { type: 'vehicle', name: t.vehicles() },
  { type: 'property', name: t.property() },
])

export function CategoryTree({ categories, famous }: { categories: Category[]; famous: Category[] }) {
  const [words, setWords] = useState('')
  const found = matchingBranches(categoryTree(categories), words)
  const count = countListings(found)
  return (
    <>
      <div className={useHydrated() ? 'max-w-100' : 'invisible max-w-100'}>
        <Field label={t.find_a_category()}>
          {(control) => (
            <TextInput
              {...control}
              type="search"
              value={words}
              onChange={(event) => setWords(event.target.value)}
              autoComplete="off"
              placeholder={t.bicycles_books_boats()}
            />
          )}
        </Field>
      </div>
      <p role="status" className="sr-only">
        {words.trim() && t.count_categories_are_shown({ count })}
      </p>
      {words.trim() === '' && (
        <>
          <TypeLinks />
          <div className="mt-6">
            <FamousCategories categories={famous} />
          </div>
        </>
      )}
      {found.length === 0 && (
        <div className="mt-8">
          <EmptyState
            icon={SearchX}
            title={t.no_category_is_called_trim({ trim: words.trim() })}
            action={
              <Button kind="quiet" onClick={() => setWords('')}>
                {t.show_all_categories()}
              </Button>
            }
          >
            {t.try_another_word_or_search_the()}
          </EmptyState>
        </div>
      )}
      {getTypes().map(({ type, name }) => (
        <TypeGroup
          key={type}
          name={name}
          type={type}
          branches={found.filter((branch) => branch.type === type)}
        />
      ))}
    </>
  )
}

const countListings = (branches: CategoryBranch[]): number =>
  branches.reduce((sum, { children }) => sum + 1 + countListings(children), 0)

function TypeLinks() {
  return (
    <nav aria-label={t.kinds_of_listing()} className="mt-4 flex flex-wrap gap-2">
      {getTypes().map(({ type, name }) => (
        <ChipLink key={type} to={`#type-${type}`}>
          {name}
        </ChipLink>
      ))}
    </nav>
  )
}

function TypeGroup({
  name,
  type,
  branches,
}: {
  name: string
  type: Category['type']
  branches: CategoryBranch[]
}) {
  if (branches.length === 0) return null
  return (
    <section aria-labelledby={`type-${type}`} className="mt-9">
      <header className="mb-4 flex items-baseline gap-3">
        <h2 id={`type-${type}`} className="heading scroll-mt-28 text-lg">
          {name}
        </h2>
        <span className="num text-sm text-ink-3">{describeListings(branches)}</span>
        <Link
          to={`/ibuy?type=${type}`}
          className="ml-auto rounded-control text-sm font-semibold text-pounamu hover:underline"
        >
          <Sentence
            parts={t.see_all_in_name({ name, span: (parts) => <span className="sr-only">{parts}</span> })}
          />
        </Link>
      </header>
      <div className="gap-4.5 sm:columns-2 xl:columns-3">
        {branches.map((branch) => (
          <TopCategory key={branch.id} branch={branch} />
        ))}
      </div>
    </section>
  )
}

function describeListings(branches: CategoryBranch[]): string {
  const count = branches.reduce((sum, { listing_count: listingCount }) => sum + listingCount, 0)
  return t.count_listings({ count })
}

function TopCategory({ branch }: { branch: CategoryBranch }) {
  return (
    <section className="mb-4.5 break-inside-avoid rounded-panel border border-line bg-paper p-4">
      <h3 className="flex items-center gap-3">
        <CategoryFace category={branch} />
        <CategoryLink category={branch} strong />
      </h3>
      {branch.children.length > 0 && (
        <ul className="mt-2 ml-12 grid">
          {branch.children.map((child) => (
            <li key={child.id}>
              <CategoryLink category={child} />
              {child.children.length > 0 && (
                <ul className="ml-4 grid">
                  {child.children.map((grandchild) => (
                    <li key={grandchild.id}>
                      <CategoryLink category={grandchild} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function CategoryFace({ category }: { category: Category }) {
  if (category.image !== null) {
    return (
      <span className="block size-9 shrink-0 overflow-hidden rounded-full">
        <Picture src={category.image} alt="" ratio="square" round="full" />
      </span>
    )
  }
  return (
    <span className="grid size-9 shrink-0 place-items-center rounded-full bg-pounamu-wash text-pounamu-deep">
      <CategoryIcon category={category} size={20} />
    </span>
  )
}

function CategoryLink({ category, strong = false }: { category: Category; strong?: boolean }) {
  return (
    <Link
      to={`/ibuy?category=${category.id}`}
      className={
        strong
          ? 'flex min-h-9 min-w-0 flex-1 items-center justify-between gap-3 rounded-control text-base font-semibold hover:text-pounamu'
          : 'flex min-h-8 items-center justify-between gap-3 rounded-control text-sm text-ink-2 hover:text-pounamu'
      }
    >
      <span className="min-w-0 break-words">{category.name}</span>
      {category.listing_count > 0 && (
        <span className="num shrink-0 text-xs font-normal text-ink-3">
          <Sentence
            parts={t.count_listings_shown_as_number({
              number: formatCount(category.listing_count),
              count: category.listing_count,
              hidden: (parts) => <span className="sr-only">{parts}</span>,
            })}
          />
        </span>
      )}
    </Link>
  )
}
