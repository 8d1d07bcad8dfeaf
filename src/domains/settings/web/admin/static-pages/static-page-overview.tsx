import { Pencil } from 'lucide-react'
import { useLocation, useSearchParams } from 'react-router'
import { staticPageSlugs, type StaticPageSlug } from '#domains/settings/common/static-pages/static-pages.ts'
import { RichText } from '#platform/web/rich-text.tsx'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import { AdminPage } from '#domains/staff/web/shared/admin-page.tsx'
import { formatMoment } from '#domains/staff/web/shared/moments.ts'
import { LawyerNote } from './lawyer-note.tsx'
import { PageLoading } from './page-loading.tsx'
import { getEditAddress, getPageName } from './page-labels.ts'
import { RevisionDetails } from './revision-details.tsx'
import { RevisionList } from './revision-list.tsx'
import * as t from '#domains/settings/texts.ts'

const readSlug = (pathname: string): StaticPageSlug =>
  staticPageSlugs.find((slug) => pathname === `/${slug}`) ?? 'about-us'

export const meta = makeAdminMeta((_params, pathname) => getPageName(readSlug(pathname)))

/** Shows the current text and its versions. `?version=` opens one. */
export default function StaticPageOverview() {
  const slug = readSlug(useLocation().pathname)
  const [params] = useSearchParams()
  const id = Number(params.get('version'))
  const chosen = Number.isSafeInteger(id) && id > 0 ? id : null
  return (
    <AdminPage
      title={getPageName(slug)}
      tools={
        <LinkButton to={getEditAddress(slug)} size="small" icon={Pencil}>
          {t.edit_page()}
        </LinkButton>
      }
    >
      <PageLoading slug={slug}>
        {(page) => (
          <div className="grid grid-cols-1 items-start gap-3.5 xl:grid-cols-[minmax(0,1fr)_22rem]">
            <div className="grid min-w-0 gap-3.5">
              <LawyerNote slug={slug} />
              {chosen !== null && <RevisionDetails key={chosen} id={chosen} page={page} />}
              <Panel title={page.title} aside={formatMoment(page.updated_at)}>
                <RichText text={page.text} follows={() => false} />
              </Panel>
            </div>
            <RevisionList slug={slug} chosen={chosen} shownId={page.revision_id} />
          </div>
        )}
      </PageLoading>
    </AdminPage>
  )
}
