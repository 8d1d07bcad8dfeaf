import { useRevalidator } from 'react-router'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import * as t from '#domains/search/texts.ts'

export function SearchFailure({
  problem,
}: {
  problem: { status: number; message: string; errors?: Record<string, string> }
}) {
  const revalidator = useRevalidator()
  const details = Object.values(problem.errors ?? {})
  const isOurs = problem.status === 0 || problem.status >= 500 || problem.status === 429
  return (
    <div className="grid gap-4">
      <ErrorState
        title={isOurs ? t.the_listings_didnt_load() : t.we_cant_search_for_that()}
        onRetry={isOurs ? () => void revalidator.revalidate() : undefined}
        busy={revalidator.state === 'loading'}
      >
        {details.length > 0 ? details.join(' ') : problem.message}
      </ErrorState>
      {!isOurs && (
        <LinkButton to="/ibuy" kind="quiet" className="justify-self-center">
          {t.see_all_listings()}
        </LinkButton>
      )}
    </div>
  )
}
