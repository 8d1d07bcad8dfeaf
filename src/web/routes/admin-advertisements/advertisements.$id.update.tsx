import { type MetaFunction, useParams, useSearchParams } from 'react-router'
import { AdminPage } from '#web/admin/admin-page.tsx'
import { AdvertisementPage } from '#web/admin/advertisements/advertisement-page.tsx'
import { readReportSearch } from '#web/admin/advertisements/report-address.ts'
import { lastTable } from '#web/admin/table/table-memory.ts'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [
  { title: t.update_an_advertisement_hoko_back_office() },
  { name: 'robots', content: 'noindex' },
]

export default function UpdateAdvertisement() {
  const { id } = useParams()
  const [asked] = useSearchParams()
  return (
    <AdminPage
      title={t.update_an_advertisement()}
      back={{ to: lastTable('/advertisements'), label: t.back_to_the_advertisements() }}
    >
      <AdvertisementPage id={Number(id)} search={readReportSearch(asked)} />
    </AdminPage>
  )
}
