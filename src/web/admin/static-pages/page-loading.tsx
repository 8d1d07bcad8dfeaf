import type { ReactNode } from 'react'
import { getStaticPage, type StaticPage, type StaticPageSlug } from '#contract/static-pages/static-pages.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { getMessage } from '#web/lib/session/problem.ts'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading, SkeletonText } from '#web/ui/states/skeleton.tsx'
import * as t from './texts.ts'

interface PageLoadingProps {
  slug: StaticPageSlug
  children: (page: StaticPage) => ReactNode
}

export function PageLoading({ slug, children }: PageLoadingProps) {
  const { data, error, isFetching, refetch } = useApiQuery(getStaticPage, { slug }, { staleTime: 0 })
  if (data) return children(data)
  return error ? (
    <ErrorState title={t.the_page_didnt_load()} onRetry={() => void refetch()} busy={isFetching}>
      {getMessage(error)}
    </ErrorState>
  ) : (
    <Loading label={t.loading_the_page()}>
      <SkeletonText lines={8} />
    </Loading>
  )
}
