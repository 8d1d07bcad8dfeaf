import { X } from 'lucide-react'
import type { AdminCategory } from '#domains/catalogue/common/catalogue.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { categoryOptions } from './category-options.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/catalogue/texts.ts'

interface CategoryPicksProps {
  all: AdminCategory[]
  chosen: number[]
  onChange: (ids: number[]) => void
  id: string
  error: string | undefined
}

const getTypes = makeTexts(() => ({
  general: t.general_items(),
  vehicle: t.vehicles(),
  property: t.property(),
}))

export function CategoryPicks({ all, chosen, onChange, id, error }: CategoryPicksProps) {
  const picks = chosen.flatMap((one) => all.find((category) => category.id === one) ?? [])
  const open = all.filter((category) => !chosen.includes(category.id))
  const groups = Object.entries(getTypes()).map(([type, label]) => ({
    label,
    options: categoryOptions(
      all,
      open.filter((category) => category.type === type),
    ),
  }))
  return (
    <div className="grid gap-2">
      <Field
        label={t.add_a_category_it_applies_to()}
        id={id}
        error={error}
        help={t.it_applies_to_their_subcategories_too()}
      >
        {(control) => (
          <Select
            {...control}
            value=""
            onChange={({ target }) => target.value && onChange([...chosen, Number(target.value)])}
            options={[{ value: '', label: t.choose_a_category() }, ...groups]}
          />
        )}
      </Field>
      <ul aria-label={t.it_applies_to()} className="flex flex-wrap gap-2 empty:hidden">
        {categoryOptions(all, picks).map(({ value, label }) => (
          <li key={value} className="max-w-full">
            <Button
              kind="quiet"
              size="small"
              icon={X}
              aria-label={t.remove_label({ label })}
              onClick={() => onChange(chosen.filter((one) => one !== Number(value)))}
              className="max-w-full"
            >
              <span className="truncate">{label}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
