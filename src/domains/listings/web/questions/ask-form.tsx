import { useLocation, useNavigate } from 'react-router'
import { userSignin } from '#platform/common/addresses.ts'
import type { Listing } from '#domains/listings/common/listings.ts'
import { askQuestion, maxQuestionCharacters } from '#domains/listings/common/questions/questions.ts'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { useSession } from '#platform/web/session/session.ts'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { useStoredText } from '#platform/web/storage/stored-text.ts'
import { TextForm } from './text-form.tsx'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/listings/texts.ts'

const getPlaceholders = makeTexts(() => ({
  general: t.about_size_condition_pickup(),
  vehicle: t.about_its_history_its_condition_a_test(),
  property: t.about_the_rooms_the_neighbourhood_a(),
}))

interface AskFormProps {
  listing: number
  type: Listing['type']
  onSent: () => Promise<unknown>
}

export function AskForm({ listing, type, onSent }: AskFormProps) {
  const { status, user } = useSession()
  const [text, setText] = useStoredText(`question-${listing}`, user?.id ?? null)
  const submit = useApiMutation(askQuestion)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const next = `${pathname}#questions`

  function goAndSignIn(): boolean {
    if (status === 'visitor') void navigate(`${userSignin}?next=${encodeURIComponent(next)}`)
    return status !== 'user'
  }

  async function send(question: string) {
    await submit.mutateAsync({ listing_id: listing, text: question })
    setText('')
    await onSent()
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
      maxLength={maxQuestionCharacters}
      rows={2}
      submit={status === 'visitor' ? t.sign_in_to_ask() : t.send_question()}
      instead={goAndSignIn}
      next={next}
      send={send}
    />
  )
}
