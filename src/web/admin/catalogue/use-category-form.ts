import { useKeptForm } from '#web/lib/forms/use-kept-form.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import {
  createCategory,
  type AdminCategory,
  listAdminCategories,
  updateCategory,
} from '#contract/catalogue/catalogue.ts'
import {
  createCategory as createCategoryShapes,
  licence_words,
} from '#contract/catalogue/catalogue.shapes.ts'
import { contractResolver, getSummary, placeErrors, useFocusOnFirst } from '#web/lib/form.ts'
import { api } from '#web/lib/session/api.ts'
import { findProblem, getMessage } from '#web/lib/session/problem.ts'
import { notify } from '#web/ui/overlays/toast.tsx'
import type { ChosenPicture } from './category-picture.tsx'
import * as t from './texts.ts'

export interface CategoryValues {
  name: string
  type: AdminCategory['type']
  parent_id: string
  is_famous: boolean
  is_hidden: boolean
  is_adult: boolean
  licence_words: string
}

export const categoryIds = {
  name: 'category-name',
  type: 'category-type',
  parent_id: 'category-parent',
  licence_words: 'category-licence',
  image_id: 'category-picture',
}
const shape = z.strictObject({
  name: createCategoryShapes.body.shape.name,
  type: z.enum(['general', 'vehicle', 'property']),
  parent_id: z.string(),
  is_famous: z.boolean(),
  is_hidden: z.boolean(),
  is_adult: z.boolean(),
  licence_words: z.union([z.literal(''), licence_words]),
})
export interface CategoryFormOptions {
  category: AdminCategory | null
  start?: { type: AdminCategory['type']; parent_id: number | null }
}

export function useCategoryForm({ category, start }: CategoryFormOptions) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [failure, setFailure] = useState<string | null>(null)
  const [picture, setPicture] = useState<ChosenPicture>({ image: category?.image ?? null })
  const form = useForm<CategoryValues>({
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
  useKeptForm(form, `category-${category?.id ?? 'new'}`)
  const summary = getSummary(errors, categoryIds)
  useFocusOnFirst(summary, submitCount)

  async function send({
    parent_id,
    is_hidden,
    licence_words: asked,
    type: chosen,
    ...values
  }: CategoryValues) {
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
      if (problem && placeErrors(problem, Object.keys(categoryIds), form.setError)) return
      setFailure(getMessage(error))
    }
  }

  const isChanged = isDirty || picture.image !== (category?.image ?? null)
  return {
    form,
    picture,
    setPicture,
    send,
    isUnsafe: isChanged && !isSubmitting,
    summary: failure ? [{ message: failure }, ...summary] : summary,
  }
}
