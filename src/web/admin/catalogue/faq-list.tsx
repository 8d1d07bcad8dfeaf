import { useQueryClient } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, EyeOff, MessageCircleQuestionMark, Plus, SearchX } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { type AdminFaq, listAdminFaqs, updateFaq } from '#contract/catalogue/faqs.ts'
import { foldText } from '#web/features/catalogue/category-match.ts'
import { getMessage } from '#web/lib/session/problem.ts'
import { useApiMutation, useApiQuery } from '#web/lib/loading/query.tsx'
import { Badge } from '#web/ui/facts/badge.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { Loading, SkeletonRow } from '#web/ui/states/skeleton.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'

/** Every question by group, to be put in order. */
export function FaqList() {
  const [asked, setAsked] = useSearchParams()
  const words = asked.get('q') ?? ''
  const call = useApiQuery(listAdminFaqs, {})
  return (
    <div className="grid grid-cols-1 gap-3.5">
      <SearchField
        label="Search FAQs"
        q={words}
        onSearch={(q) => setAsked(q ? { q } : {}, { replace: true, preventScrollReset: true })}
        shortcut="/"
      />
      {call.data ? (
        <Groups all={call.data.items} words={words} />
      ) : call.isError ? (
        <ErrorState title="The FAQs didn’t load" onRetry={() => void call.refetch()} busy={call.isFetching}>
          {getMessage(call.error)}
        </ErrorState>
      ) : (
        <Loading label="Loading the FAQs">
          {Array.from({ length: 6 }, (_, row) => (
            <SkeletonRow key={row} />
          ))}
        </Loading>
      )}
    </div>
  )
}

function Groups({ all, words }: { all: AdminFaq[]; words: string }) {
  const queries = useQueryClient()
  const [told, setTold] = useState('')
  const update = useApiMutation(updateFaq, {
    onSuccess: ({ question, position, group }) => {
      setTold(`“${question}” is now number ${position + 1} in ${group}.`)
      return queries.invalidateQueries({ queryKey: [listAdminFaqs.name] })
    },
    onError: (error) => notify.error('Couldn’t move that', { description: getMessage(error) }),
  })
  const wanted = foldText(words)
  const found = all.filter(({ question, answer }) => foldText(`${question} ${answer}`).includes(wanted))
  if (found.length === 0) {
    return words.trim() ? (
      <EmptyState icon={SearchX} title={`No FAQs match “${words.trim()}”`}>
        Try another word.
      </EmptyState>
    ) : (
      <EmptyState
        icon={MessageCircleQuestionMark}
        title="No FAQs yet"
        action={
          <LinkButton to="/faq/new" icon={Plus}>
            Add FAQ
          </LinkButton>
        }
      >
        Add the questions people ask you most.
      </EmptyState>
    )
  }
  return (
    <>
      <output className="sr-only">{told}</output>
      {[...Map.groupBy(found, ({ group }) => group)].map(([group, faqs]) => (
        <Panel key={group} flush title={group} aside={<span className="num">{faqs.length}</span>}>
          <ol className="mt-2">
            {faqs.map((faq, at) => (
              <li
                key={faq.id}
                className="flex items-center gap-2 border-t border-line py-1 pr-3 pl-5 hover:bg-sunk"
              >
                <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2.5 gap-y-1 py-2">
                  <Link
                    to={`/faq/${faq.id}/edit`}
                    className="rounded-control text-sm break-words hover:text-pounamu hover:underline"
                  >
                    {faq.question}
                  </Link>
                  {faq.status === 'hidden' && <Badge icon={EyeOff}>Hidden</Badge>}
                </span>
                {!wanted && (
                  <>
                    <IconButton
                      icon={ArrowUp}
                      label={`Move up: ${faq.question}`}
                      disabled={at === 0}
                      onClick={() => update.mutate({ id: faq.id, position: at - 1 })}
                    />
                    <IconButton
                      icon={ArrowDown}
                      label={`Move down: ${faq.question}`}
                      disabled={at === faqs.length - 1}
                      onClick={() => update.mutate({ id: faq.id, position: at + 1 })}
                    />
                  </>
                )}
              </li>
            ))}
          </ol>
        </Panel>
      ))}
    </>
  )
}
