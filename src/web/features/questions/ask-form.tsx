import { useLocation, useNavigate } from 'react-router'
import { user_signin } from '#shared/rules/addresses.ts'
import type { Listing } from '#contract/listings/listings.ts'
import { askQuestion, max_question_characters } from '#contract/questions/questions.ts'
import { useApiMutation } from '#web/lib/loading/query.tsx'
import { useSession } from '#web/lib/session/session.ts'
import { notify } from '#web/ui/overlays/toast.tsx'
import { useKeptText } from '#web/lib/storage/kept-text.ts'
import { TextForm } from './text-form.tsx'

const placeholders = {
  general: 'About size, condition, pickup …',
  vehicle: 'About its history, its condition, a test drive …',
  property: 'About the rooms, the neighbourhood, a time to look at it …',
}

interface AskFormProps {
  listing: number
  type: Listing['type']
  onAsked: () => Promise<unknown>
}

/** What a visitor writes is still there after signing in. */
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
    notify.success('Question sent', { description: 'We’ll let you know when they answer.' })
  }

  return (
    <TextForm
      id="ask-question"
      label="Ask the seller"
      placeholder={placeholders[type]}
      help="Everyone can read your question once it’s answered. Leave out phone numbers and email addresses."
      text={text}
      onText={setText}
      kind="question"
      maxLength={max_question_characters}
      rows={2}
      submit={status === 'visitor' ? 'Sign in to ask' : 'Send question'}
      instead={goAndSignIn}
      next={next}
      send={send}
    />
  )
}
