import { FileX } from 'lucide-react'
import { useParams } from 'react-router'
import { staticPageSlugs } from '#domains/settings/common/static-pages/static-pages.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import { AdminPage } from '#domains/staff/web/shared/admin-page.tsx'
import { PageLoading, getPageName } from './static-pages.tsx'
import { StaticPageForm } from './static-page-form.tsx'
import * as t from '#domains/settings/texts.ts'

export const meta = makeAdminMeta(t.edit_a_page)

export default function StaticPageEdit() {
  // /about-us/edit has no slug.
  const { slug: wanted = 'about-us' } = useParams()
  const slug = staticPageSlugs.find((one) => one === wanted)
  if (!slug) {
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
  const name = getPageName(slug)
  return (
    <AdminPage title={t.edit_name({ name })} back={{ to: `/${slug}`, label: name }}>
      {/* The typed text is based on the version that was loaded first. */}
      <PageLoading key={slug} slug={slug}>
        {(page) => <StaticPageForm key={slug} page={page} />}
      </PageLoading>
    </AdminPage>
  )
}
