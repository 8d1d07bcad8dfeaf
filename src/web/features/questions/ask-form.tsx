import { useLocation, useNavigate } from 'react-router'
import { user_signin } from '#shared/rules/addresses.ts'
import type { Listing } from '#contract/listings/listings.ts'
import { askQuestion, max_question_characters } from '#contract/questions/questions.ts'
import { useApiMutation } from '#web/lib/loading/query.tsx'
import { useSession } from '#web/lib/session/session.ts'
import { notify } from '#web/ui/overlays/toast.tsx'
import { useKeptText } from '#web/lib/storage/kept-text.ts'
import { TextForm } from './text-form.tsx'
import { makeTexts } from '#shared/texts/make-texts.ts'
import * as t from './texts.ts'

const getPlaceholders = makeTexts(() => ({
  general: t.about_size_condition_pickup(),
  vehicle: t.about_its_history_its_condition_a_test(),
  property: t.about_the_rooms_the_neighbourhood_a(),
}))

interface AskFormProps {
  listing: number
  type: Listing['type']
  onAsked: () => Promise<unknown>
}

export function AskForm({ listing, type, onAsked }: AskFormProps) {
  const { status, user } = useSession()
  const [text, setText] = useKeptText(`question-${listing}`, user?.id ?? null)
  const ask = useApiMutation(askQuestion)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const next = `${pathname}#questions`

  function goAndSignIn(): boolean {
    if (status === 'visitor') void navigate(`${user_signin}?next=${encodeURIComponent(next)}`)
    return status !== 'user'
  }

  async function send(asked: string) {
    await ask.mutateAsync({ listing_id: listing, text: asked })
    setText('')
    await onAsked()
    notify.success(t.question_sent(), { description: t.well_let_you_know_when_they_answer() })
  }

  return (
    <TextForm
      id="ask-question"
      label={t.ask_the_seller()}
      placeholder={getPlaceholders()[type]}
      help={t.everyone_can_read_your_question_once()}
      text={text}
      onText={setText}
      kind="question"
      maxLength={max_question_characters}
      rows={2}
      submit={status === 'visitor' ? t.sign_in_to_ask() : t.send_question()}
      instead={goAndSignIn}
      next={next}
      send={send}
    />
  )
}
