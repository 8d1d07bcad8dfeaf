import { MessageCircleQuestionMark } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Listing } from '#domains/listings/common/listings.ts'
import {
  askQuestion,
  maxQuestionCharacters,
  type Question,
  listQuestions,
} from '#domains/listings/common/questions/questions.ts'
import { userSignin } from '#platform/common/addresses.ts'
import type { Api } from '#platform/common/api.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { useSession } from '#platform/web/session/session.ts'
import { useStoredText } from '#platform/web/storage/stored-text.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Loading, Skeleton, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { QuestionItem } from './question-item.tsx'
import { TextForm } from './text-form.tsx'
import { type QuestionPage, type QuestionsNow, useQuestions, questionsWithPage } from './use-questions.ts'
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

function AskForm({ listing, type, onSent }: AskFormProps) {
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

interface QuestionsProps {
  listing: Pick<Listing, 'id' | 'type' | 'status' | 'seller'>
  loaded: QuestionPage | null
  renderBlock: (question: Question) => ReactNode
  renderReport: (question: Question, kind: 'question' | 'answer') => ReactNode
}

export function Questions({ listing, loaded, renderBlock, renderReport }: QuestionsProps) {
  const now = useQuestions(listing.id, loaded)
  const { questions, total } = now
  const { user } = useSession()
  const isLive = listing.status === 'active'
  return (
    <section id="questions" aria-labelledby="questions-heading" className="scroll-mt-24">
      <h2 id="questions-heading" className="heading text-lg">
        {t.questions_and_answers()}{' '}
        {total > 0 && <span className="num font-normal text-ink-3">{formatCount(total)}</span>}
      </h2>
      <div className="mt-3 grid gap-4">
        {isLive && <AskArea listing={listing} now={now} />}
        {questions === null ? (
          <NotThere now={now} />
        ) : questions.length === 0 ? (
          <Nothing isLive={isLive} isSeller={now.viewer?.may_answer === true} />
        ) : (
          <>
            <ul className="divide-y divide-line overflow-clip rounded-panel border border-line bg-paper">
              {questions.map((question) => (
                <QuestionItem
                  key={question.id}
                  question={question}
                  seller_name={listing.seller.display_name}
                  mayAnswer={isLive && now.viewer?.may_answer === true}
                  onChange={now.refresh}
                  beside={
                    <>
                      {user?.id === listing.seller.id && renderBlock(question)}
                      {!question.is_mine && renderReport(question, 'question')}
                    </>
                  }
                  besideAnswer={user?.id !== listing.seller.id && renderReport(question, 'answer')}
                />
              ))}
            </ul>
            {questions.length < total && (
              <Button
                kind="quiet"
                busy={now.isReadingOlder}
                onClick={now.readOlder}
                className="justify-self-start"
              >
                {t.show_older_questions()}
              </Button>
            )}
          </>
        )}
        <News questions={questions} />
      </div>
    </section>
  )
}

function AskArea({ listing, now }: { listing: QuestionsProps['listing']; now: QuestionsNow }) {
  const { user } = useSession()
  if (user?.id === listing.seller.id) return null
  if (now.viewer?.may_ask === false) return <Quiet>{now.viewer.why_not}</Quiet>
  return <AskForm listing={listing.id} type={listing.type} onSent={now.refresh} />
}

function Nothing({ isLive, isSeller }: { isLive: boolean; isSeller: boolean }) {
  if (!isLive) return <Quiet>{t.no_questions()}</Quiet>
  return (
    <Quiet>
      {isSeller ? t.no_questions_yet_well_let_you_know() : t.no_questions_yet_yours_may_help_others()}
    </Quiet>
  )
}

function Quiet({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-2.5 text-sm text-ink-2">
      <MessageCircleQuestionMark aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-ink-3" />
      {children}
    </p>
  )
}

function NotThere({ now: { error, isReading, refresh } }: { now: QuestionsNow }) {
  if (error && !isReading) return <ErrorState onRetry={() => void refresh()}>{getMessage(error)}</ErrorState>
  return (
    <Loading label={t.loading_the_faqs()}>
      <div className="divide-y divide-line rounded-panel border border-line bg-paper">
        {[1, 2].map((row) => (
          <div key={row} className="grid gap-3 p-4 sm:px-5">
            <div className="flex items-center gap-2.5">
              <Skeleton className="size-7 rounded-full" />
              <Skeleton className="h-3.5 w-40" />
            </div>
            <SkeletonText lines={2} />
          </div>
        ))}
      </div>
    </Loading>
  )
}

/** Announces new questions politely; those loaded with the page aren't news. */
function News({ questions }: { questions: QuestionsNow['questions'] }) {
  const answered = questions?.filter((question) => question.answer !== null).length
  const [first, setFirst] = useState(answered)
  if (first === undefined && answered !== undefined) setFirst(answered)
  const more = (answered ?? 0) - (first ?? answered ?? 0)
  return (
    <p role="status" className="sr-only">
      {more > 0 && t.more_more_answers({ count: more })}
    </p>
  )
}

/** Null on failure: the page renders without them, and the browser requests them again. */
export async function loadQuestions(
  api: Api,
  listing: number,
  signal: AbortSignal,
): Promise<QuestionPage | null> {
  try {
    return await api.call(listQuestions, { listing, page: 1, limit: questionsWithPage }, { signal })
  } catch {
    return null
  }
}
