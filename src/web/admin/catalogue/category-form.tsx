import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import {
  createCategory,
  type AdminCategory,
  licence_words,
  listAdminCategories,
  updateCategory,
} from '#contract/catalogue/catalogue.ts'
import { max_requirement_characters } from '#contract/buyer-requirements/buyer-requirements.ts'
import { api } from '#web/lib/session/api.ts'
import { contractResolver, placeErrors, getSummary, useFocusOnFirst } from '#web/lib/form.ts'
import { LeavingGuard } from '#web/lib/leaving-guard.tsx'
import { getMessage, findProblem } from '#web/lib/session/problem.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { FormErrors } from '#web/ui/fields/form-errors.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import { categoryOptions } from './category-options.ts'
import { CategoryPicture, type ChosenPicture } from './category-picture.tsx'
import { mayStandUnder } from './category-places.ts'
import { makeTexts } from '#shared/texts/make-texts.ts'
import * as t from './texts.ts'

interface Values {
  name: string
  type: AdminCategory['type']
  /** Empty at the top. */
  parent_id: string
  is_famous: boolean
  is_hidden: boolean
  is_adult: boolean
  /** Empty for nothing. */
  licence_words: string
}

const ids = {
  name: 'category-name',
  type: 'category-type',
  parent_id: 'category-parent',
  licence_words: 'category-licence',
  image_id: 'category-picture',
}
const shape = z.strictObject({
  name: createCategory.body!.shape.name,
  type: z.enum(['general', 'vehicle', 'property']),
  parent_id: z.string(),
  is_famous: z.boolean(),
  is_hidden: z.boolean(),
  is_adult: z.boolean(),
  licence_words: z.union([z.literal(''), licence_words]),
})
const getTypes = makeTexts(() => [
  { value: 'general', label: t.general_items() },
  { value: 'vehicle', label: t.vehicles() },
  { value: 'property', label: t.property() },
])

interface CategoryFormProps {
  all: AdminCategory[]
  /** Null for a new one. */
  category: AdminCategory | null
  start?: { type: AdminCategory['type']; parent_id: number | null }
}

export function CategoryForm({ all, category, start }: CategoryFormProps) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [failure, setFailure] = useState<string | null>(null)
  const [picture, setPicture] = useState<ChosenPicture>({ image: category?.image ?? null })
  const form = useForm<Values>({
    resolver: contractResolver(shape),
    shouldFocusError: false,
    defaultValues: {
      name: category?.name ?? '',
      type: category?.type ?? start?.type ?? 'general',
      parent_id: String(category?.parent_id ?? start?.parent_id ?? ''),
      is_famous: category?.is_famous ?? false,
      is_hidden: category?.status === 'hidden',
      is_adult: category?.is_adult ?? false,
      licence_words: category?.licence_words ?? '',
    },
  })
  const { errors, isDirty, isSubmitting, submitCount } = form.formState
  const { type, parent_id: under } = useWatch({ control: form.control })
  const asked_above = requirementsAbove(all, Number(under))
  const summary = getSummary(errors, ids)
  useFocusOnFirst(summary, submitCount)

  async function send({ parent_id, is_hidden, licence_words: asked, type: chosen, ...values }: Values) {
    setFailure(null)
    const { image: _, ...chosen_picture } = picture
    const fields = {
      ...values,
      ...chosen_picture,
      parent_id: parent_id === '' ? null : Number(parent_id),
      licence_words: asked.trim() || null,
      status: is_hidden ? ('hidden' as const) : ('active' as const),
    }
    try {
      const saved = category
        ? await api.call(updateCategory, { id: category.id, ...fields })
        : await api.call(createCategory, { ...fields, type: chosen })
      await queries.invalidateQueries({ queryKey: [listAdminCategories.name] })
      notify.success(t.name_is_saved({ name: saved.name }))
      await navigate(`/categories-list?type=${saved.type}`)
    } catch (error) {
      const problem = findProblem(error)
      if (problem && placeErrors(problem, Object.keys(ids), form.setError)) return
      setFailure(getMessage(error))
    }
  }

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
      <FormErrors errors={failure ? [{ message: failure }, ...summary] : summary} attempt={submitCount} />
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
      <Panel title={t.what_buyers_confirm()}>
        <div className="grid gap-5">
          <p className="text-xs text-ink-2">
            {t.we_ask_everyone_once_before_they_first()}
            {asked_above.length > 0 &&
              t.already_asked_by_a_parent_category({
                text: asked_above.map((words) => `“${words}”`).join(' '),
              })}
          </p>
          <Checkbox {...form.register('is_adult')} label={t.n_18_or_older()} help={t.i_am_18_or_older()} />
          <Field
            label={t.a_licence_or_something_else()}
            optional
            id={ids.licence_words}
            error={errors.licence_words?.message}
            help={t.the_sentence_buyers_confirm_like_i()}
          >
            {(control) => (
              <Textarea
                {...control}
                {...form.register('licence_words')}
                rows={2}
                maxLength={max_requirement_characters}
              />
            )}
          </Field>
        </div>
      </Panel>
      <div className="flex flex-wrap justify-end gap-2">
        <LinkButton kind="quiet" to={`/categories-list?type=${type ?? 'general'}`}>
          {t.go_back()}
        </LinkButton>
        <Button type="submit" busy={isSubmitting}>
          {category ? t.save_category() : t.add_category()}
        </Button>
      </div>
      <LeavingGuard
        isUnsafe={(isDirty || picture.image !== (category?.image ?? null)) && !isSubmitting}
        isSending={isSubmitting}
      >
        {t.you_have_unsaved_changes_if_you_leave()}
      </LeavingGuard>
    </form>
  )
}

/** What the categories from here up to the top ask of buyers. */
function requirementsAbove(all: AdminCategory[], id: number | null): string[] {
  const category = all.find((one) => one.id === id)
  if (!category) return []
  const own = [category.is_adult && t.i_am_18_or_older_2(), category.licence_words]
  return [...requirementsAbove(all, category.parent_id), ...own.filter((words) => typeof words === 'string')]
}

const nobody = { id: 0, parent_id: null } as AdminCategory

const isRoomUnder = (all: AdminCategory[], parent: AdminCategory) =>
  mayStandUnder(all, { ...nobody, type: parent.type }, parent)
