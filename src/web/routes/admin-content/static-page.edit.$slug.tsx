import { FileX } from 'lucide-react'
import type { MetaFunction } from 'react-router'
import { static_page_slugs } from '#contract/static-pages/static-pages.ts'
import { AdminPage } from '#web/admin/admin-page.tsx'
import { StaticPageEdit } from '#web/admin/static-pages/static-page-edit.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import type { Route } from './+types/static-page.edit.$slug'
import { getBackOfficeMeta } from './back-office-meta.ts'
import * as t from './texts.ts'

export const meta: MetaFunction = () => getBackOfficeMeta(t.edit_a_page_hoko_back_office())

export default function EditStaticPage({ params }: Route.ComponentProps) {
  const slug = static_page_slugs.find((one) => one === params.slug)
  if (slug) return <StaticPageEdit key={slug} slug={slug} />
  return (
    <AdminPage title={t.edit_a_page()}>
      <EmptyState
        icon={FileX}
        title={t.page_not_found()}
        action={<LinkButton to="/about-us">{t.see_the_pages()}</LinkButton>}
      >
        {t.there_are_three_pages()}
      </EmptyState>
    </AdminPage>
  )
}
