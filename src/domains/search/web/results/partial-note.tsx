import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import type { ResultPage } from './use-results.ts'
import * as t from '#domains/search/texts.ts'

export function PartialNote({ partial }: Pick<ResultPage, 'partial'>) {
  if (!partial) return null
  return (
    <div className="mb-4.5">
      <Notice live>
        <Sentence
          parts={t.no_titles_match_all_your_words({
            kept: partial.kept,
            strong: (parts) => <strong className="font-semibold">{parts}</strong>,
          })}
        />
      </Notice>
    </div>
  )
}
