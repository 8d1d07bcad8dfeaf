import type { ReactNode } from 'react'
import { getStaticPage, type StaticPage, type StaticPageSlug } from '#contract/static-pages/static-pages.ts'
import { Query } from '#web/lib/loading/query-state.tsx'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import * as t from './texts.ts'

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
