import type { Question } from '#domains/listings/common/questions/questions.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { QuestionRow } from './questions.queries.ts'

export function questionView(row: QuestionRow, viewerId: AccountId | null): Question {
  return {
    id: row.id,
    listing_id: row.listing_id,
    text: row.text,
    asked_at: row.asked_at.toISOString(),
    asker: { display_name: row.display_name, avatar: row.avatar },
    is_mine: row.asker_id === viewerId,
    answer: answerView(row),
  }
}

function answerView({
  answer_text: answerText,
  revision,
  answered_at: answeredAt,
  changed_at: changedAt,
}: QuestionRow): Question['answer'] {
  if (answerText === null || revision === null || answeredAt === null || changedAt === null) return null
  return {
    text: answerText,
    answered_at: answeredAt.toISOString(),
    changed_at: changedAt > answeredAt ? changedAt.toISOString() : null,
    revision,
  }
}
