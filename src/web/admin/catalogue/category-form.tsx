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
const types = [
  { value: 'general', label: 'General items' },
  { value: 'vehicle', label: 'Vehicles' },
  { value: 'property', label: 'Property' },
]

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
      notify.success(`${saved.name} is saved`)
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
            label="Name"
            id={ids.name}
            error={errors.name?.message}
            help={
              category
                ? `Its address ends in ${category.slug} and won’t change if you rename it.`
                : 'We make its address from the name. It won’t change later.'
            }
          >
            {(control) => (
              <TextInput {...control} {...form.register('name')} maxLength={60} autoComplete="off" />
            )}
          </Field>
          {!category && (
            <Field label="Listing type" id={ids.type} error={errors.type?.message}>
              {(control) => (
                <Select
                  {...control}
                  {...form.register('type', { onChange: () => form.setValue('parent_id', '') })}
                  options={types}
                />
              )}
            </Field>
          )}
          <Field
            label="Parent category"
            id={ids.parent_id}
            error={errors.parent_id?.message}
            help="Up to four levels. Its subcategories move with it."
          >
            {(control) => (
              <Select
                {...control}
                {...form.register('parent_id')}
                options={[{ value: '', label: 'None (top level)' }, ...categoryOptions(all, parents)]}
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
            label="Famous"
            help="Shown first on the home page. If no category is featured, the busiest in the last 30 days are shown."
          />
          <Checkbox
            {...form.register('is_hidden')}
            label="Hidden"
            help="Not shown anywhere, and takes no new listings, nor do its subcategories. Live listings stay up."
          />
        </div>
      </Panel>
      <Panel title="What buyers confirm">
        <div className="grid gap-5">
          <p className="text-xs text-ink-2">
            We ask everyone once, before they first bid, buy or make an offer in this category or its
            subcategories.
            {asked_above.length > 0 &&
              ` Already asked by a parent category: ${asked_above.map((words) => `“${words}”`).join(' ')}`}
          </p>
          <Checkbox {...form.register('is_adult')} label="18 or older" help="“I am 18 or older.”" />
          <Field
            label="A licence or something else"
            optional
            id={ids.licence_words}
            error={errors.licence_words?.message}
            help="The sentence buyers confirm, like “I hold a firearms licence and will show it at pickup.” If you change it, we ask everyone again."
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
          Go back
        </LinkButton>
        <Button type="submit" busy={isSubmitting}>
          {category ? 'Save category' : 'Add category'}
        </Button>
      </div>
      <LeavingGuard
        isUnsafe={(isDirty || picture.image !== (category?.image ?? null)) && !isSubmitting}
        isSending={isSubmitting}
      >
        You have unsaved changes. If you leave now, you’ll lose them.
      </LeavingGuard>
    </form>
  )
}

/** What the categories from here up to the top ask of buyers. */
function requirementsAbove(all: AdminCategory[], id: number | null): string[] {
  const category = all.find((one) => one.id === id)
  if (!category) return []
  const own = [category.is_adult && 'I am 18 or older.', category.licence_words]
  return [...requirementsAbove(all, category.parent_id), ...own.filter((words) => typeof words === 'string')]
}

const nobody = { id: 0, parent_id: null } as AdminCategory

const isRoomUnder = (all: AdminCategory[], parent: AdminCategory) =>
  mayStandUnder(all, { ...nobody, type: parent.type }, parent)
