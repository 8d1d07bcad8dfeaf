import type { StaticPageSlug } from '#contract/static-pages/static-pages.ts'
import { AdminPage } from '../admin-page.tsx'
import { PageLoading } from './page-loading.tsx'
import { getPageName } from './page-words.ts'
import { StaticPageForm } from './static-page-form.tsx'
import * as t from './texts.ts'

export function StaticPageEdit({ slug }: { slug: StaticPageSlug }) {
  const name = getPageName(slug)
  return (
    <AdminPage title={t.edit_name({ name })} back={{ to: `/${slug}`, label: name }}>
      {/* What is typed was made from the version that was read first. */}
      <PageLoading slug={slug}>{(page) => <StaticPageForm key={slug} page={page} />}</PageLoading>
    </AdminPage>
  )
}
