import { type MetaFunction, useParams, useSearchParams } from 'react-router'
import { updateAdvertisement } from '#contract/advertisements/advertisements.ts'
import { AdminPage } from '#web/admin/admin-page.tsx'
import { AdvertisementPage } from '#web/admin/advertisements/advertisement-page.tsx'
import { readReportSearch } from '#web/admin/advertisements/report-address.ts'
import { useMay } from '#web/admin/staff/may.tsx'
import { lastTable } from '#web/admin/table/table-memory.ts'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [
  { title: t.update_an_advertisement_hoko_back_office() },
  { name: 'robots', content: 'noindex' },
]

export default function UpdateAdvertisement() {
  const may = useMay()
  const { id } = useParams()
  const [asked] = useSearchParams()
  return (
    <AdminPage
      title={may(updateAdvertisement) ? t.update_an_advertisement() : t.advertisement()}
      back={{ to: lastTable('/advertisements'), label: t.back_to_the_advertisements() }}
    >
      <AdvertisementPage id={Number(id)} search={readReportSearch(asked)} />
    </AdminPage>
  )
}
