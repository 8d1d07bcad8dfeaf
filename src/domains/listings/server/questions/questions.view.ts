import type { Question } from '#domains/listings/common/questions/questions.ts'
import type { QuestionRow } from './questions.queries.ts'

export function questionView(row: QuestionRow, viewerId: number | null): Question {
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

function answerView({ answer_text, revision, answered_at, changed_at }: QuestionRow): Question['answer'] {
  if (answer_text === null || revision === null || answered_at === null || changed_at === null) return null
  return {
    text: answer_text,
    answered_at: answered_at.toISOString(),
    changed_at: changed_at > answered_at ? changed_at.toISOString() : null,
    revision,
  }
}
