import { CornerDownRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatShortInstant } from '#platform/common/formats/formats.ts'
import type { Question } from '#domains/listings/common/questions/questions.ts'
import { Avatar } from '#platform/web/ui/facts/avatar.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { AnswerForm } from './answer-form.tsx'
import { WithdrawQuestion } from './withdraw-question.tsx'
import * as t from '#domains/listings/texts.ts'

interface QuestionItemProps {
  question: Question
  seller_name: string
  mayAnswer: boolean
  onChange: () => Promise<unknown>
  beside?: ReactNode
  besideAnswer?: ReactNode
}

const textStyle = 'max-w-prose text-base break-words whitespace-pre-line'

export function QuestionItem({
  question,
  seller_name: sellerName,
  mayAnswer,
  onChange,
  beside,
  besideAnswer,
}: QuestionItemProps) {
  const { id, text, asked_at: askedAt, asker, answer, is_mine: isMine } = question
  return (
    <li className="grid gap-3 p-4 sm:px-5">
      <div className="grid gap-1.5">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm">
          <Avatar name={asker.display_name} picture={asker.avatar} size="small" />
          <span className="font-semibold break-words">{asker.display_name}</span>
          {isMine && <Badge>{t.you()}</Badge>}
          <When at={askedAt} />
          {!answer && <Badge>{t.waiting_for_an_answer()}</Badge>}
          {beside}
        </div>
        <p id={`question-${id}-text`} className={textStyle}>
          {text}
        </p>
      </div>
      {answer && (
        <div className="flex gap-2.5">
          <CornerDownRight aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0 text-ink-3" />
          <div className="grid min-w-0 gap-1">
            <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm">
              <span className="font-semibold break-words">{sellerName}</span>
              <Badge kind="good">{t.questions_seller()}</Badge>
              <When at={answer.answered_at} />
              {answer.changed_at && (
                <span className="text-xs text-ink-3" title={formatShortInstant(new Date(answer.changed_at))}>
                  {t.changed()}
                </span>
              )}
              {besideAnswer}
            </p>
            <p className={`${textStyle} text-ink-2`}>{answer.text}</p>
          </div>
        </div>
      )}
      {mayAnswer && <AnswerForm question={question} onAnswered={onChange} />}
      {isMine && !answer && <WithdrawQuestion question={question} onWithdrawn={onChange} />}
    </li>
  )
}

function When({ at }: { at: string }) {
  return (
    <time dateTime={at} className="num text-xs text-ink-3">
      {formatShortInstant(new Date(at))}
    </time>
  )
}
