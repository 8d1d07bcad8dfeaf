import { useState } from 'react'
import * as z from 'zod/mini'
import {
  type AdminCategory,
  createFilter,
  type Filter,
  type FilterKind,
  updateFilter,
} from '#domains/catalogue/common/catalogue.ts'
import { createFilter as createFilterShapes } from '#domains/catalogue/common/catalogue.shapes.ts'
import { takesOptions } from '#domains/listings/common/rules/attributes.ts'
import { checkBy, useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { api } from '#platform/web/session/api.ts'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { CategoryPicks } from '../shared/category-picks.tsx'
import { keyFor, getKindLabels, readOptions, useFiltersChanged } from './filter-labels.ts'
import * as t from '#domains/catalogue/texts.ts'

interface Values {
  name: string
  key: string
  kind: FilterKind
  unit: string
  options: string
  category_ids: number[]
  is_required: boolean
  is_facet: boolean
  isHidden: boolean
}

const { name, key, kind, category_ids: categoryIds } = createFilterShapes.body.shape
const shape = z.strictObject({
  name,
  key,
  kind,
  category_ids: categoryIds,
  unit: z.string(),
  options: z.string(),
  is_required: z.boolean(),
  is_facet: z.boolean(),
  isHidden: z.boolean(),
})
const kinds = Object.entries(getKindLabels()).map(([value, label]) => ({ value, label }))

interface FilterEditorProps {
  filter: Filter | null
  categories: AdminCategory[]
  onClose: () => void
}

export function FilterEditor({ filter, categories, onClose }: FilterEditorProps) {
  const form = useFilterForm(filter, onClose)
  const { kind: chosenKind, category_ids: chosen } = form.values

  return (
    <FormDialog
      form={form}
      hasSummary
      onClose={onClose}
      title={filter ? t.edit_name({ name: filter.name }) : t.add_a_filter()}
      shape="panel"
      width="wide"
      confirm={filter ? t.save_filter() : t.add_filter()}
    >
      <NameAndKind form={form} isNew={filter === null} />
      {takesOptions(chosenKind) && (
        <Field label={t.choices()} {...form.field('options')} help={t.one_per_line()}>
          {(control) => <Textarea {...control} {...form.text('options')} rows={5} />}
        </Field>
      )}
      <CategoryPicks
        all={categories}
        chosen={chosen}
        onChange={(next) => form.set({ category_ids: next })}
        {...form.field('category_ids')}
      />
      <Checkbox {...form.box('is_required')} label={t.required()} />
      <Checkbox {...form.box('is_facet')} label={t.searchable()} />
      <Checkbox {...form.box('isHidden')} label={t.hidden()} help={t.only_the_back_office_sees_it()} />
    </FormDialog>
  )
}

function useFilterForm(filter: Filter | null, onClose: () => void) {
  const refresh = useFiltersChanged()
  return useActionForm({
    initial: toFilterValues(filter),
    written: ['name', 'key', 'unit', 'options', 'category_ids'],
    check: checkBy<Values>(shape),
    send: async (values): Promise<unknown> => {
      const fields = toFilterFields(values)
      return filter
        ? api.call(updateFilter, { id: filter.id, ...fields })
        : api.call(createFilter, { ...fields, key: values.key })
    },
    onDone: async (_saved, values) => {
      await refresh()
      notify.success(t.name_is_saved({ name: values.name }))
      onClose()
    },
  })
}

const toFilterValues = (filter: Filter | null): Values => ({
  name: filter?.name ?? '',
  key: filter?.key ?? '',
  kind: filter?.kind ?? 'select',
  options: filter?.options.join('\n') ?? '',
  unit: filter?.unit ?? '',
  category_ids: filter?.category_ids ?? [],
  is_required: filter?.is_required ?? false,
  is_facet: filter?.is_facet ?? true,
  isHidden: filter?.status === 'hidden',
})

const toFilterFields = ({ isHidden, options, unit, key: _key, ...values }: Values) => ({
  ...values,
  options: takesOptions(values.kind) ? readOptions(options) : [],
  unit: values.kind === 'number_range' ? unit.trim() || null : null,
  status: isHidden ? ('hidden' as const) : ('active' as const),
})

interface NameAndKindProps {
  form: ReturnType<typeof useFilterForm>
  isNew: boolean
}

/** The key follows a new filter's name until the key is edited. */
function NameAndKind({ form, isNew }: NameAndKindProps) {
  const [hasOwnKey, setOwnKey] = useState(false)
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <Field label={t.name()} {...form.field('name')}>
        {(control) => (
          <TextInput
            {...control}
            value={form.values.name}
            onChange={({ target }) =>
              form.set({ name: target.value, ...(isNew && !hasOwnKey && { key: keyFor(target.value) }) })
            }
            maxLength={60}
            autoComplete="off"
          />
        )}
      </Field>
      <Field label={t.key()} {...form.field('key')} help={t.listings_use_it_so_it_cant_be_changed()}>
        {(control) => (
          <TextInput
            {...control}
            value={form.values.key}
            onChange={({ target }) => {
              setOwnKey(target.value !== '')
              form.set({ key: target.value })
            }}
            readOnly={!isNew}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label={t.answer_type()} {...form.field('kind')}>
        {(control) => <Select {...control} {...form.text('kind')} options={kinds} />}
      </Field>
      {form.values.kind === 'number_range' && (
        <Field label={t.unit()} optional {...form.field('unit')}>
          {(control) => <TextInput {...control} {...form.text('unit')} maxLength={12} placeholder="cm" />}
        </Field>
      )}
    </div>
  )
}
