import { Link } from 'react-router'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { type SearchRequest, searchAddress } from '../search-address.ts'
import type { ResultPage } from './use-results.ts'
import * as t from '#domains/search/texts.ts'
import { Sentence } from '#platform/web/ui/sentence.tsx'

export function CorrectedNote({
  request,
  corrected,
}: {
  request: SearchRequest
  corrected: ResultPage['corrected']
}) {
  if (!corrected) return null
  const { search, face } = request
  return (
    <div className="mb-4.5">
      <Notice live>
        <Sentence
          parts={t.showing_results_for_to_search_instead({
            to: corrected.to,
            strong: (parts) => <strong className="font-semibold">{parts}</strong>,
            from_value: corrected.from,
            link: (parts) => (
              <Link
                to={searchAddress({ ...search, exact: 'yes' }, { face })}
                className="font-semibold text-pounamu underline hover:no-underline"
              >
                {parts}
              </Link>
            ),
          })}
        />
      </Notice>
    </div>
  )
}
