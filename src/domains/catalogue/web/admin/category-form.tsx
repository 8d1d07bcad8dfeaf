import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { maxRequirementCharacters } from '#domains/accounts/common/buyer-requirements/buyer-requirements.ts'
import {
  createCategory as createCategoryShapes,
  licenceWords,
} from '#domains/catalogue/common/catalogue.shapes.ts'
import {
  createCategory,
  type AdminCategory,
  listAdminCategories,
  updateCategory,
} from '#domains/catalogue/common/catalogue.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { checkBy, useActionForm, type ActionForm } from '#platform/web/forms/use-operation-form.ts'
import { useStoredForm } from '#platform/web/forms/use-stored-form.ts'
import { LeavingGuard } from '#platform/web/leaving-guard.tsx'
import { api } from '#platform/web/session/api.ts'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { FormErrors } from '#platform/web/ui/fields/form-errors.tsx'
import { Select, type SelectOption } from '#platform/web/ui/fields/select.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { categoryOptions } from '../shared/category-options.ts'
import { type ChosenPicture, CategoryPicture } from '../shared/category-picture.tsx'
import { mayStandUnder } from './category-places.ts'
import * as t from '#domains/catalogue/texts.ts'

interface CategoryValues {
  name: string
  type: AdminCategory['type']
  parent_id: string
  picture: ChosenPicture
  is_famous: boolean
  isHidden: boolean
  is_adult: boolean
  licence_words: string
}

const shape = z.strictObject({
  name: createCategoryShapes.body.shape.name,
  type: z.enum(['general', 'vehicle', 'property']),
  parent_id: z.string(),
  picture: z.any(),
  is_famous: z.boolean(),
  isHidden: z.boolean(),
  is_adult: z.boolean(),
  licence_words: z.union([z.literal(''), licenceWords]),
})
interface CategoryFormOptions {
  category: AdminCategory | null
  start?: { type: AdminCategory['type']; parent_id: number | null }
}

function useCategoryForm({ category, start }: CategoryFormOptions) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const form = useActionForm({
    initial: {
      name: category?.name ?? '',
      type: category?.type ?? start?.type ?? 'general',
      parent_id: String(category?.parent_id ?? start?.parent_id ?? ''),
      picture: { image: category?.image ?? null },
      is_famous: category?.is_famous ?? false,
      isHidden: category?.status === 'hidden',
      is_adult: category?.is_adult ?? false,
      licence_words: category?.licence_words ?? '',
    },
    check: checkBy<CategoryValues>(shape),
    rechecks: true,
    send: async ({ type, ...values }) => {
      const fields = toFields(values)
      return category
        ? api.call(updateCategory, { id: category.id, ...fields })
        : api.call(createCategory, { ...fields, type })
    },
    placeProblem: ({ errors }) => (errors?.image_id ? { picture: errors.image_id } : {}),
    onDone: async (saved) => {
      await queries.invalidateQueries({ queryKey: [listAdminCategories.name] })
      notify.success(t.name_is_saved({ name: saved.name }))
      await navigate(`/categories-list?type=${saved.type}`)
    },
  })
  useStoredForm(form, `category-${category?.id ?? 'new'}`, ['picture'])
  return form
}

const toFields = ({
  parent_id: parentId,
  isHidden,
  licence_words: words,
  picture,
  ...values
}: Omit<CategoryValues, 'type'>) => {
  const { image: _, ...chosenPicture } = picture
  return {
    ...values,
    ...chosenPicture,
    parent_id: parentId === '' ? null : Number(parentId),
    licence_words: words.trim() || null,
    status: isHidden ? ('hidden' as const) : ('active' as const),
  }
}

interface CategoryRequirementsProps {
  all: AdminCategory[]
  form: ActionForm<CategoryValues>
}

function CategoryRequirements({ all, form }: CategoryRequirementsProps) {
  const requiredAbove = requirementsAbove(all, Number(form.values.parent_id))
  return (
    <Panel title={t.what_buyers_confirm()}>
      <div className="grid gap-5">
        <p className="text-xs text-ink-2">
          {joinSentences(
            t.we_ask_everyone_once_before_they_first(),
            requiredAbove.length > 0 &&
              t.already_asked_by_a_parent_category({
                sentences: requiredAbove.map((words) => `“${words}”`).join(' '),
              }),
          )}
        </p>
        <Checkbox {...form.box('is_adult')} label={t.n_18_or_older()} help={t.i_am_18_or_older()} />
        <Field
          label={t.a_licence_or_something_else()}
          optional
          {...form.field('licence_words')}
          help={t.the_sentence_buyers_confirm_like_i()}
        >
          {(control) => (
            <Textarea
              {...control}
              {...form.text('licence_words')}
              rows={2}
              maxLength={maxRequirementCharacters}
            />
          )}
        </Field>
      </div>
    </Panel>
  )
}

function requirementsAbove(all: AdminCategory[], id: number | null): string[] {
  const category = all.find((one) => one.id === id)
  if (!category) return []
  const own = [category.is_adult && t.i_am_18_or_older_2(), category.licence_words]
  return [...requirementsAbove(all, category.parent_id), ...own.filter((words) => typeof words === 'string')]
}

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
