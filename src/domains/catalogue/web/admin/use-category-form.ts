import { useStoredForm } from '#platform/web/forms/use-stored-form.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import {
  createCategory,
  type AdminCategory,
  listAdminCategories,
  updateCategory,
} from '#domains/catalogue/common/catalogue.ts'
import {
  createCategory as createCategoryShapes,
  licenceWords,
} from '#domains/catalogue/common/catalogue.shapes.ts'
import { checkBy, useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { api } from '#platform/web/session/api.ts'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import type { ChosenPicture } from '../shared/category-picture.tsx'
import * as t from '#domains/catalogue/texts.ts'

export interface CategoryValues {
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
export interface CategoryFormOptions {
  category: AdminCategory | null
  start?: { type: AdminCategory['type']; parent_id: number | null }
}

export function useCategoryForm({ category, start }: CategoryFormOptions) {
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
