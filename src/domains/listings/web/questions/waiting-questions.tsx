import { Loading, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { QuestionItem } from './question-item.tsx'
import { useQuestions } from './use-questions.ts'
import * as t from '#domains/listings/texts.ts'

interface WaitingQuestionsProps {
  listingId: number
  onAnswered: () => void
}

/** The unanswered questions on an own listing, to be answered where they are shown. */
export function WaitingQuestions({ listingId, onAnswered }: WaitingQuestionsProps) {
  const { questions, viewer, refresh } = useQuestions(listingId, null)
  if (questions === null) {
    return (
      <Loading label={t.loading_the_faqs()}>
        <SkeletonText lines={2} />
      </Loading>
    )
  }
  return (
    <ul className="divide-y divide-line">
      {questions
        .filter(({ answer }) => answer === null)
        .map((question) => (
          <QuestionItem
            key={question.id}
            question={question}
            seller_name=""
            mayAnswer={viewer?.may_answer === true}
            onChange={async () => {
              await refresh()
              onAnswered()
            }}
          />
        ))}
    </ul>
  )
}
