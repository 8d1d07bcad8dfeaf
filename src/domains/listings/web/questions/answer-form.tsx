import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listOwnListings } from '#domains/selling/common/own-listings.ts'
import {
  answerQuestion,
  changeAnswer,
  maxAnswerCharacters,
  type Question,
} from '#domains/listings/common/questions/questions.ts'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { useSession } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { useStoredText } from '#platform/web/storage/stored-text.ts'
import { TextForm } from './text-form.tsx'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/listings/texts.ts'

const getHelp = makeTexts(() => t.everyone_can_read_it_you_can_change_it())

export function AnswerForm({
  question,
  onAnswered,
}: {
  question: Question
  onAnswered: () => Promise<unknown>
}) {
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
        {answer ? t.change_your_answer() : t.answer()}
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
