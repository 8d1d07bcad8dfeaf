import type { ReactNode } from 'react'
import {
  getStaticPage,
  type StaticPage,
  type StaticPageSlug,
} from '#domains/settings/common/static-pages/static-pages.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import * as t from '#domains/settings/texts.ts'

interface PageLoadingProps {
  slug: StaticPageSlug
  children: (page: StaticPage) => ReactNode
}

export function PageLoading({ slug, children }: PageLoadingProps) {
  const call = useApiQuery(getStaticPage, { slug }, { staleTime: 0 })
  return (
    <Query
      call={call}
      failed={t.the_page_didnt_load()}
      loading={t.loading_the_page()}
      skeleton={<SkeletonText lines={8} />}
    >
      {(data) => children(data)}
    </Query>
  )
}
