import type { MetaFunction } from 'react-router'
import { StaticPageEdit } from '#web/admin/static-pages/static-page-edit.tsx'
import { getBackOfficeMeta } from './back-office-meta.ts'
import * as t from './texts.ts'

export const meta: MetaFunction = () => getBackOfficeMeta(t.edit_a_page_hoko_back_office())

export default function EditAboutUs() {
  return <StaticPageEdit slug="about-us" />
}
