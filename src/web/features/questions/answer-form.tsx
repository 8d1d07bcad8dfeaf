import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listOwnListings } from '#contract/selling/own-listings.ts'
import {
  answerQuestion,
  changeAnswer,
  max_answer_characters,
  type Question,
} from '#contract/questions/questions.ts'
import { useApiMutation } from '#web/lib/loading/query.tsx'
import { useSession } from '#web/lib/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import { useKeptText } from '#web/lib/storage/kept-text.ts'
import { TextForm } from './text-form.tsx'

const help = 'Everyone can read it. You can change it until the listing closes.'

/** The seller's place to answer, or to change what was answered, below the question. */
export function AnswerForm({
  question,
  onAnswered,
}: {
  question: Question
  onAnswered: () => Promise<unknown>
}) {
  const { user } = useSession()
  const { id, answer, asker } = question
  const [kept, keep] = useKeptText(`answer-${id}`, user?.id ?? null)
  const [isOpen, setOpen] = useState(false)
  const [start, setStart] = useState('')
  const give = useApiMutation(answerQuestion)
  const change = useApiMutation(changeAnswer)
  const queries = useQueryClient()
  const who = asker.display_name

  function open() {
    setStart(answer?.text ?? '')
    setOpen(true)
  }

  function close() {
    keep('')
    setStart('')
    setOpen(false)
    requestAnimationFrame(() => document.getElementById(`answer-${id}-open`)?.focus())
  }

  async function send(text: string) {
    if (answer) await change.mutateAsync({ id, text, revision: answer.revision })
    else await give.mutateAsync({ id, text })
    // Until it is there to read, the form stays busy.
    await onAnswered()
    void queries.invalidateQueries({ queryKey: [listOwnListings.name] })
    close()
    notify.success(answer ? 'Answer changed' : 'Answer posted')
  }

  if (!isOpen && kept === '') {
    return (
      <Button
        id={`answer-${id}-open`}
        kind={answer ? 'ghost' : 'primary'}
        size="small"
        className={answer ? '-ml-3 justify-self-start' : 'justify-self-start'}
        aria-describedby={`question-${id}-text`}
        onClick={open}
      >
        {answer ? 'Change your answer' : 'Answer'}
      </Button>
    )
  }
  return (
    <TextForm
      id={`answer-${id}`}
      label={answer ? `Change your answer to ${who}` : `Answer ${who}`}
      help={help}
      text={kept || start}
      onText={(text) => {
        setStart('')
        setOpen(true)
        keep(text)
      }}
      kind="answer"
      maxLength={max_answer_characters}
      rows={3}
      submit={answer ? 'Change answer' : 'Publish answer'}
      send={send}
      opens={isOpen}
      onCancel={close}
    />
  )
}
