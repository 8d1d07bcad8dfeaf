import { Link } from 'react-router'
import { Notice } from '#web/ui/states/notice.tsx'
import { type SearchRequest, searchAddress } from '../search-address.ts'
import type { ResultPage } from './use-results.ts'

/** What is shown in place of what was typed, and the way back to that. */
export function CorrectedNote({
  asked,
  corrected,
}: {
  asked: SearchRequest
  corrected: ResultPage['corrected']
}) {
  if (!corrected) return null
  const { search, face } = asked
  return (
    <div className="mb-4.5">
      <Notice live>
        Showing results for <strong className="font-semibold">{corrected.to}</strong>.{' '}
        <Link
          to={searchAddress({ ...search, exact: 'yes' }, { face })}
          className="font-semibold text-pounamu underline hover:no-underline"
        >
          Search instead for {corrected.from}
        </Link>
      </Notice>
    </div>
  )
}
