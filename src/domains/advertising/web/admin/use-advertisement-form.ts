import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import {
  type Advertisement,
  createAdvertisement,
  getAdvertisement,
  listAdvertisements,
  updateAdvertisement,
} from '#domains/advertising/common/advertisements.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { useStoredForm } from '#platform/web/forms/use-stored-form.ts'
import { useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { api } from '#platform/web/session/api.ts'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { lastTable } from '#domains/staff/web/shared/table/table-memory.ts'
import {
  checkAdvertisement,
  placeImageError,
  readAdvertisementFields,
  startValues,
} from './advertisement-values.ts'
import * as t from '#domains/advertising/texts.ts'

export function useAdvertisementForm(advertisement: Advertisement | null) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const form = useActionForm({
    initial: startValues(advertisement),
    check: checkAdvertisement,
    rechecks: true,
    send: async (values): Promise<unknown> => {
      const fields = readAdvertisementFields(values)
      return advertisement
        ? api.call(updateAdvertisement, { id: advertisement.id, ...fields })
        : api.call(createAdvertisement, fields)
    },
    placeProblem: ({ errors }) => placeImageError(errors),
    onDone: async () => {
      await Promise.all(
        [listAdvertisements, getAdvertisement, listAudit].map(({ name }) =>
          queries.invalidateQueries({ queryKey: [name] }),
        ),
      )
      notify.success(t.advertisement_saved())
      await navigate(lastTable('/advertisements'))
    },
  })
  useStoredForm(form, `advertisement-${advertisement?.id ?? 'new'}`)
  return form
}

export type AdvertisementForm = ReturnType<typeof useAdvertisementForm>
