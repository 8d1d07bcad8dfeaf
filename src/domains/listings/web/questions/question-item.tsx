import { useQueryClient } from '@tanstack/react-query'
import { CornerDownRight } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import {
  answerQuestion,
  changeAnswer,
  maxAnswerCharacters,
  type Question,
  withdrawQuestion,
} from '#domains/listings/common/questions/questions.ts'
import { listOwnListings } from '#domains/selling/common/own-listings.ts'
import { formatShortInstant } from '#platform/common/formats/formats.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { useSession } from '#platform/web/session/session.ts'
import { useStoredText } from '#platform/web/storage/stored-text.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Avatar } from '#platform/web/ui/facts/avatar.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { TextForm } from './text-form.tsx'
import * as t from '#domains/listings/texts.ts'

const getHelp = makeTexts(() => t.everyone_can_read_it_you_can_change_it())

function AnswerForm({ question, onAnswered }: { question: Question; onAnswered: () => Promise<unknown> }) {
  const { user } = useSession()
  const { id, answer, asker } = question
  const [storedText, saveText] = useStoredText(`answer-${id}`, user?.id ?? null)
  const [isOpen, setOpen] = useState(false)
  const [start, setStart] = useState('')
  const give = useApiMutation(answerQuestion)
  const change = useApiMutation(changeAnswer)
  const queries = useQueryClient()
  const name = asker.display_name

  function open() {
    setStart(answer?.text ?? '')
    setOpen(true)
  }

  function close() {
    saveText('')
    setStart('')
    setOpen(false)
    requestAnimationFrame(() => document.getElementById(`answer-${id}-open`)?.focus())
  }

  async function send(text: string) {
    if (answer) await change.mutateAsync({ id, text, revision: answer.revision })
    else await give.mutateAsync({ id, text })
    // Busy until the answer is on the page.
    await onAnswered()
    void queries.invalidateQueries({ queryKey: [listOwnListings.name] })
    close()
    notify.success(answer ? t.answer_changed() : t.answer_posted())
  }

  if (!isOpen && storedText === '') {
    return (
      <Button
        id={`answer-${id}-open`}
        kind={answer ? 'ghost' : 'primary'}
        size="small"
        className={answer ? '-ml-3 justify-self-start' : 'justify-self-start'}
        aria-describedby={`question-${id}-text`}
        onClick={open}
      >
        {answer ? t.change_your_answer() : t.answer_question()}
      </Button>
    )
  }
  return (
    <TextForm
      id={`answer-${id}`}
      label={answer ? t.change_your_answer_to_name({ name }) : t.answer_name({ name })}
      help={getHelp()}
      text={storedText || start}
      onText={(text) => {
        setStart('')
        setOpen(true)
        saveText(text)
      }}
      kind="answer"
      maxLength={maxAnswerCharacters}
      rows={3}
      submit={answer ? t.change_answer() : t.publish_answer()}
      send={send}
      opens={isOpen}
      onCancel={close}
    />
  )
}

function WithdrawQuestion({
  question,
  onWithdrawn,
}: {
  question: Question
  onWithdrawn: () => Promise<unknown>
}) {
  const [isOpen, setOpen] = useState(false)
  const withdraw = useApiMutation(withdrawQuestion)

  async function confirm() {
    try {
      await withdraw.mutateAsync({ id: question.id })
    } catch {
      return
    }
    setOpen(false)
    document.getElementById('ask-question')?.focus()
    notify.success(t.question_withdrawn())
    await onWithdrawn()
  }

  return (
    <>
      <Button kind="ghost" size="small" className="-ml-3 justify-self-start" onClick={() => setOpen(true)}>
        {t.take_it_back()}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t.withdraw_this_question()}
        confirm={t.take_it_back()}
        cancel={t.keep_question()}
        busy={withdraw.isPending}
        error={withdraw.error ? getMessage(withdraw.error) : undefined}
        onConfirm={() => void confirm()}
        onClose={() => setOpen(false)}
      >
        {t.the_seller_wont_see_it_any_more_and()}
      </ConfirmDialog>
    </>
  )
}

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
