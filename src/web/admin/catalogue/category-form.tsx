import { useWatch } from 'react-hook-form'
import type { AdminCategory } from '#contract/catalogue/catalogue.ts'
import { makeTexts } from '#shared/texts/make-texts.ts'
import { LeavingGuard } from '#web/lib/leaving-guard.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { FormErrors } from '#web/ui/fields/form-errors.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { categoryOptions } from './category-options.ts'
import { CategoryPicture } from './category-picture.tsx'
import { mayStandUnder } from './category-places.ts'
import { CategoryRequirements } from './category-requirements.tsx'
import * as t from './texts.ts'
import { categoryIds as ids, type CategoryFormOptions, useCategoryForm } from './use-category-form.ts'

const getTypes = makeTexts(() => [
  { value: 'general', label: t.general_items() },
  { value: 'vehicle', label: t.vehicles() },
  { value: 'property', label: t.property() },
])

interface CategoryFormProps extends CategoryFormOptions {
  all: AdminCategory[]
}

export function CategoryForm({ all, ...options }: CategoryFormProps) {
  const { category } = options
  const { form, picture, setPicture, send, isUnsafe, summary } = useCategoryForm(options)
  const { errors, isSubmitting, submitCount } = form.formState
  const type = useWatch({ control: form.control, name: 'type' })
  const parents = all.filter(
    (one) => one.type === type && (category ? mayStandUnder(all, category, one) : isRoomUnder(all, one)),
  )
  return (
    <form
      method="post"
      noValidate
      className="grid max-w-form gap-3.5"
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      <FormErrors errors={summary} attempt={submitCount} />
      <Panel>
        <div className="grid gap-5">
          <Field
            label={t.name()}
            id={ids.name}
            error={errors.name?.message}
            help={
              category
                ? t.its_address_ends_in_slug_and_wont({ slug: category.slug })
                : t.we_make_its_address_from_the_name_it()
            }
          >
            {(control) => (
              <TextInput {...control} {...form.register('name')} maxLength={60} autoComplete="off" />
            )}
          </Field>
          {!category && (
            <Field label={t.listing_type()} id={ids.type} error={errors.type?.message}>
              {(control) => (
                <Select
                  {...control}
                  {...form.register('type', { onChange: () => form.setValue('parent_id', '') })}
                  options={getTypes()}
                />
              )}
            </Field>
          )}
          <Field
            label={t.parent_category()}
            id={ids.parent_id}
            error={errors.parent_id?.message}
            help={t.up_to_four_levels_its_subcategories()}
          >
            {(control) => (
              <Select
                {...control}
                {...form.register('parent_id')}
                options={[{ value: '', label: t.none_top_level() }, ...categoryOptions(all, parents)]}
              />
            )}
          </Field>
          <CategoryPicture
            value={picture}
            onChange={setPicture}
            id={ids.image_id}
            error={(errors as { image_id?: { message?: string } }).image_id?.message}
          />
          <Checkbox
            {...form.register('is_famous')}
            label={t.famous()}
            help={t.shown_first_on_the_home_page_if_no()}
          />
          <Checkbox
            {...form.register('is_hidden')}
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
        <Button type="submit" busy={isSubmitting}>
          {category ? t.save_category() : t.add_category()}
        </Button>
      </div>
      <LeavingGuard isUnsafe={isUnsafe} isSending={isSubmitting}>
        {t.you_have_unsaved_changes_if_you_leave()}
      </LeavingGuard>
    </form>
  )
}

const nobody = { id: 0, parent_id: null } as AdminCategory

const isRoomUnder = (all: AdminCategory[], parent: AdminCategory) =>
  mayStandUnder(all, { ...nobody, type: parent.type }, parent)
