import type { MetaFunction } from 'react-router'
import { AdminPage } from '#web/admin/admin-page.tsx'
import { AdvertisementForm } from '#web/admin/advertisements/advertisement-form.tsx'
import { lastTable } from '#web/admin/table/table-memory.ts'
import * as t from './texts.ts'

export const meta: MetaFunction = () => [
  { title: t.add_an_advertisement_hoko_back_office() },
  { name: 'robots', content: 'noindex' },
]

export default function CreateAdvertisement() {
  return (
    <AdminPage
      title={t.add_an_advertisement()}
      back={{ to: lastTable('/advertisements'), label: t.back_to_the_advertisements() }}
    >
      <AdvertisementForm advertisement={null} />
    </AdminPage>
  )
}
