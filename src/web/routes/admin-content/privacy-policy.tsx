import type { MetaFunction } from 'react-router'
import { StaticPageOverview } from '#web/admin/static-pages/static-page-overview.tsx'
import { getBackOfficeMeta } from './back-office-meta.ts'
import * as t from './texts.ts'

export const meta: MetaFunction = () => getBackOfficeMeta(t.privacy_policy_hoko_back_office())

export default function PrivacyPolicy() {
  return <StaticPageOverview slug="privacy-policy" />
}
