import type { AdminCategory } from '#domains/catalogue/common/catalogue.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { LeavingGuard } from '#platform/web/leaving-guard.tsx'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { FormErrors } from '#platform/web/ui/fields/form-errors.tsx'
import { Select, type SelectOption } from '#platform/web/ui/fields/select.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { categoryOptions } from '../shared/category-options.ts'
import { CategoryPicture } from '../shared/category-picture.tsx'
import { mayStandUnder } from './category-places.ts'
import { CategoryRequirements } from './category-requirements.tsx'
import * as t from '#domains/catalogue/texts.ts'
import { type CategoryFormOptions, useCategoryForm } from './use-category-form.ts'

const getTypes = makeTexts((): SelectOption<AdminCategory['type']>[] => [
  { value: 'general', label: t.general_items() },
  { value: 'vehicle', label: t.vehicles() },
  { value: 'property', label: t.property() },
])

interface CategoryFormProps extends CategoryFormOptions {
  all: AdminCategory[]
}

export function CategoryForm({ all, ...options }: CategoryFormProps) {
  const { category } = options
  const form = useCategoryForm(options)
  const { type } = form.values
  const parents = all.filter(
    (one) => one.type === type && (category ? mayStandUnder(all, category, one) : isRoomUnder(all, one)),
  )
  return (
    <form id={form.id} method="post" noValidate className="grid max-w-form gap-3.5" onSubmit={form.submit}>
      <FormErrors {...form.report} />
      <Panel>
        <div className="grid gap-5">
          <Field
            label={t.name()}
            {...form.field('name')}
            help={
              category
                ? t.its_address_ends_in_slug_and_wont({ slug: category.slug })
                : t.we_make_its_address_from_the_name_it()
            }
          >
            {(control) => <TextInput {...control} {...form.text('name')} maxLength={60} autoComplete="off" />}
          </Field>
          {!category && (
            <Field label={t.listing_type()} {...form.field('type')}>
              {(control) => (
                <Select
                  {...control}
                  {...form.text('type')}
                  onChoose={(chosen) => form.set({ type: chosen, parent_id: '' })}
                  options={getTypes()}
                />
              )}
            </Field>
          )}
          <Field
            label={t.parent_category()}
            {...form.field('parent_id')}
            help={t.up_to_four_levels_its_subcategories()}
          >
            {(control) => (
              <Select
                {...control}
                {...form.text('parent_id')}
                options={[{ value: '', label: t.none_top_level() }, ...categoryOptions(all, parents)]}
              />
            )}
          </Field>
          <CategoryPicture
            {...form.field('picture')}
            value={form.values.picture}
            onChange={(picture) => form.set({ picture })}
          />
          <Checkbox
            {...form.box('is_famous')}
            label={t.famous()}
            help={t.shown_first_on_the_home_page_if_no()}
          />
          <Checkbox
            {...form.box('isHidden')}
            label={t.hidden()}
            help={t.not_shown_anywhere_and_takes_no_new()}
          />
        </div>
      </Panel>
      <CategoryRequirements all={all} form={form} />
      <div className="flex flex-wrap justify-end gap-2">
        <LinkButton kind="quiet" to={`/categories-list?type=${type}`}>
          {t.go_back()}
        </LinkButton>
        <Button type="submit" busy={form.isSending}>
          {category ? t.save_category() : t.add_category()}
        </Button>
      </div>
      <LeavingGuard isUnsafe={form.isChanged && !form.isSending} isSending={form.isSending}>
        {t.you_have_unsaved_changes_if_you_leave()}
      </LeavingGuard>
    </form>
  )
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only its place in the tree is read.
const nobody = { id: 0, parent_id: null } as AdminCategory

const isRoomUnder = (all: AdminCategory[], parent: AdminCategory) =>
  mayStandUnder(all, { ...nobody, type: parent.type }, parent)
