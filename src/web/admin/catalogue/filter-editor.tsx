import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import type { AdminCategory } from '#contract/catalogue/catalogue.ts'
import {
  createFilter,
  type Filter,
  type FilterKind,
  listAdminFilters,
  updateFilter,
} from '#contract/catalogue/filters.ts'
import { takesOptions } from '#shared/rules/listings/attributes.ts'
import { api } from '#web/lib/session/api.ts'
import { contractResolver, placeErrors, getSummary, useFocusOnFirst } from '#web/lib/form.ts'
import { getMessage, findProblem } from '#web/lib/session/problem.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { FormErrors } from '#web/ui/fields/form-errors.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import { CategoryPicks } from './category-picks.tsx'
import { keyFor, kindWords, readOptions } from './filter-words.ts'

interface Values {
  name: string
  key: string
  kind: FilterKind
  unit: string
  /** One a line. */
  options: string
  category_ids: number[]
  is_required: boolean
  is_facet: boolean
  is_hidden: boolean
}

const ids = {
  name: 'filter-name',
  key: 'filter-key',
  kind: 'filter-kind',
  options: 'filter-options',
  unit: 'filter-unit',
  category_ids: 'filter-categories',
}
const { name, key, kind, category_ids } = createFilter.body!.shape
const shape = z.strictObject({
  name,
  key,
  kind,
  category_ids,
  unit: z.string(),
  options: z.string(),
  is_required: z.boolean(),
  is_facet: z.boolean(),
  is_hidden: z.boolean(),
})
const kinds = Object.entries(kindWords).map(([value, label]) => ({ value, label }))

interface FilterEditorProps {
  /** Null for a new one. */
  filter: Filter | null
  categories: AdminCategory[]
  onClose: () => void
}

export function FilterEditor({ filter, categories, onClose }: FilterEditorProps) {
  const form_id = useId()
  const queries = useQueryClient()
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<Values>({
    resolver: contractResolver(shape),
    shouldFocusError: false,
    defaultValues: {
      name: filter?.name ?? '',
      key: filter?.key ?? '',
      kind: filter?.kind ?? 'select',
      unit: filter?.unit ?? '',
      options: filter?.options.join('\n') ?? '',
      category_ids: filter?.category_ids ?? [],
      is_required: filter?.is_required ?? false,
      is_facet: filter?.is_facet ?? true,
      is_hidden: filter?.status === 'hidden',
    },
  })
  const { errors, isSubmitting, submitCount, dirtyFields } = form.formState
  const typed = useWatch({ control: form.control })
  const chosen_kind = typed.kind ?? 'select'
  const summary = getSummary(errors, ids)
  useFocusOnFirst(summary, submitCount)

  async function send({ is_hidden, options, unit, key: its_key, ...values }: Values) {
    setFailure(null)
    const fields = {
      ...values,
      options: takesOptions(values.kind) ? readOptions(options) : [],
      unit: values.kind === 'number_range' ? unit.trim() || null : null,
      status: is_hidden ? ('hidden' as const) : ('active' as const),
    }
    try {
      if (filter) await api.call(updateFilter, { id: filter.id, ...fields })
      else await api.call(createFilter, { ...fields, key: its_key })
      await queries.invalidateQueries({ queryKey: [listAdminFilters.name] })
      notify.success(`${values.name} is saved`)
      onClose()
    } catch (error) {
      const problem = findProblem(error)
      if (problem && placeErrors(problem, Object.keys(ids), form.setError)) return
      setFailure(getMessage(error))
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={filter ? `Edit ${filter.name}` : 'Add a filter'}
      width="wide"
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            Go back
          </Button>
          <Button type="submit" form={form_id} busy={isSubmitting}>
            {filter ? 'Save filter' : 'Add filter'}
          </Button>
        </>
      }
    >
      <form
        id={form_id}
        method="post"
        noValidate
        className="grid gap-5 pt-2"
        onSubmit={(event) => void form.handleSubmit(send)(event)}
      >
        <FormErrors errors={failure ? [{ message: failure }, ...summary] : summary} attempt={submitCount} />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field label="Name" id={ids.name} error={errors.name?.message}>
            {(control) => (
              <TextInput
                {...control}
                {...form.register('name', {
                  onChange: ({ target }) => {
                    if (!filter && !dirtyFields.key) form.setValue('key', keyFor(target.value))
                  },
                })}
                maxLength={60}
                autoComplete="off"
              />
            )}
          </Field>
          <Field
            label="Key"
            id={ids.key}
            error={errors.key?.message}
            help="Listings use it, so it can’t be changed."
          >
            {(control) => (
              <TextInput
                {...control}
                {...form.register('key')}
                readOnly={filter !== null}
                maxLength={40}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
            )}
          </Field>
          <Field label="Answer type" id={ids.kind} error={errors.kind?.message}>
            {(control) => <Select {...control} {...form.register('kind')} options={kinds} />}
          </Field>
          {chosen_kind === 'number_range' && (
            <Field label="Unit" id={ids.unit} optional error={errors.unit?.message}>
              {(control) => (
                <TextInput {...control} {...form.register('unit')} maxLength={12} placeholder="cm" />
              )}
            </Field>
          )}
        </div>
        {takesOptions(chosen_kind) && (
          <Field label="Choices" id={ids.options} error={errors.options?.message} help="One per line.">
            {(control) => <Textarea {...control} {...form.register('options')} rows={5} />}
          </Field>
        )}
        <CategoryPicks
          all={categories}
          chosen={typed.category_ids ?? []}
          onChange={(next) =>
            form.setValue('category_ids', next, { shouldDirty: true, shouldValidate: submitCount > 0 })
          }
          id={ids.category_ids}
          error={errors.category_ids?.message}
        />
        <Checkbox {...form.register('is_required')} label="Required" />
        <Checkbox {...form.register('is_facet')} label="Searchable" />
        <Checkbox {...form.register('is_hidden')} label="Hidden" help="Only the back office sees it." />
      </form>
    </Dialog>
  )
}
