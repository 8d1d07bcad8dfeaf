import { ChevronDown, Link2, SearchX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { listFaqs } from '#domains/catalogue/common/faqs.ts'
import { plainText } from '#platform/common/formats/rich-text.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { RichText } from '#platform/web/rich-text.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { useHydrated } from '#platform/web/ui/states/hydration.tsx'
import * as t from '#domains/catalogue/texts.ts'

export type FaqGroup = OperationReply<typeof listFaqs>['groups'][number]

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export function matchingFaqs(groups: FaqGroup[], words: string): FaqGroup[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return groups
  return groups.flatMap((group) => {
    const items = group.items.filter(({ question, answer }) => {
      const text = folded(`${question} ${plainText(answer)}`)
      return wanted.every((word) => text.includes(word))
    })
    return items.length > 0 ? [{ ...group, items }] : []
  })
}

/** Uses the id, so that a link survives an edited question. */
const getAnchor = ({ id }: { id: number }) => `question-${id}`
const groupAnchor = (at: number) => `group-${at + 1}`

export function FaqGroups({ groups }: { groups: FaqGroup[] }) {
  const [words, setWords] = useState('')
  const found = matchingFaqs(groups, words)
  const count = found.reduce((sum, { items }) => sum + items.length, 0)
  useOpenLinked()

  return (
    <div className="grid grid-cols-1 items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_15rem]">
      <div className="min-w-0">
        <div className={useHydrated() ? 'max-w-100' : 'invisible max-w-100'}>
          <Field label={t.search_faqs()}>
            {(control) => (
              <TextInput
                {...control}
                type="search"
                value={words}
                onChange={(event) => setWords(event.target.value)}
                autoComplete="off"
                placeholder={t.reserve_payment_pickup()}
              />
            )}
          </Field>
        </div>
        <p role="status" className="sr-only">
          {words.trim() && t.count_questions_match({ count })}
        </p>
        {found.length === 0 && (
          <div className="mt-8">
            <EmptyState
              icon={SearchX}
              title={words.trim() ? t.no_faqs_match_trim({ trim: words.trim() }) : t.no_faqs_yet()}
              action={
                words.trim() && (
                  <Button kind="quiet" onClick={() => setWords('')}>
                    {t.show_all_faqs()}
                  </Button>
                )
              }
            >
              {words.trim() ? t.try_fewer_or_different_words() : t.were_still_writing_these_check_back()}
            </EmptyState>
          </div>
        )}
        {found.map(({ group, items }) => (
          <section
            key={group}
            id={groupAnchor(groups.findIndex((one) => one.group === group))}
            aria-label={group}
            className="mt-8"
          >
            <h2 className="heading text-lg">{group}</h2>
            <div className="mt-3 overflow-clip rounded-panel border border-line bg-paper">
              {items.map((faq) => (
                <details
                  key={faq.id}
                  id={getAnchor(faq)}
                  className="group border-t border-line first:border-t-0"
                >
                  <summary className="flex list-none items-center gap-3 px-5 py-3.5 font-semibold hover:bg-sunk focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
                    <h3 className="min-w-0 flex-1 text-base">{faq.question}</h3>
                    <ChevronDown
                      aria-hidden
                      size={20}
                      strokeWidth={1.75}
                      className="shrink-0 text-ink-3 transition-transform group-open:rotate-180"
                    />
                  </summary>
                  <div className="grid gap-3 px-5 pt-1 pb-5 text-base text-ink-2">
                    <RichText text={faq.answer} />
                    <a
                      href={`#${getAnchor(faq)}`}
                      className="inline-flex w-fit items-center gap-1.5 rounded-control py-1 text-xs font-medium text-ink-3 hover:text-ink"
                    >
                      <Link2 aria-hidden size={16} strokeWidth={1.75} />
                      <Sentence
                        parts={t.link_to_this_answer_question({
                          question: faq.question,
                          span: (parts) => <span className="sr-only">{parts}</span>,
                        })}
                      />
                    </a>
                  </div>
                </details>
              ))}
            </div>
          </section>
        ))}
      </div>
      <nav aria-label={t.groups()} className="sticky top-24 max-lg:hidden">
        <ul className="grid gap-0.5 border-l border-line">
          {groups.map(({ group }, at) => (
            <li key={group}>
              <a
                href={`#${groupAnchor(at)}`}
                onClick={() => setWords('')}
                className="-ml-px block border-l border-transparent py-1.5 pl-4 text-sm text-ink-2 hover:border-pounamu hover:text-ink"
              >
                {group}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

function useOpenLinked() {
  const { hash } = useLocation()
  useEffect(() => {
    const linked = hash && document.getElementById(hash.slice(1))
    if (!(linked instanceof HTMLDetailsElement)) return
    linked.setAttribute('open', '')
    linked.scrollIntoView({ block: 'start' })
  }, [hash])
}
