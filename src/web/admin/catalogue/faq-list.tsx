import { useQueryClient } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, EyeOff, MessageCircleQuestionMark, Plus, SearchX } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type AdminFaq, listAdminFaqs, updateFaq } from '#contract/catalogue/faqs.ts'
import { foldText } from '#web/features/catalogue/category-match.ts'
import { Query } from '#web/lib/loading/query-state.tsx'
import { getMessage } from '#web/lib/session/problem.ts'
import { useApiMutation, useApiQuery } from '#web/lib/loading/query.tsx'
import { Badge } from '#web/ui/facts/badge.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { SkeletonRows } from '#web/ui/states/skeleton.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import { May } from '../staff/may.tsx'
import { PageLink } from '../staff/page-link.tsx'
import { makeAdminMeta } from '../admin-meta.ts'
import { AdminPage } from '../admin-page.tsx'
import { AuditLog } from '../audit-log.tsx'
import * as t from './texts.ts'

export const meta = makeAdminMeta(t.faqs)

export default function Faqs() {
  return (
    <AdminPage
      title={t.faqs()}
      tools={
        <LinkButton to="/faq/new" size="small" icon={Plus}>
          {t.add_faq()}
        </LinkButton>
      }
    >
      <FaqList />
      <div className="mt-6">
        <AuditLog subject={{ subject_kind: 'faq' }} nothing={t.no_admin_has_changed_an_faq()} />
      </div>
    </AdminPage>
  )
}

function FaqList() {
  const [asked, setAsked] = useSearchParams()
  const words = asked.get('q') ?? ''
  const call = useApiQuery(listAdminFaqs, {})
  return (
    <div className="grid grid-cols-1 gap-3.5">
      <SearchField
        label={t.search_faqs()}
        q={words}
        onSearch={(q) => setAsked(q ? { q } : {}, { replace: true, preventScrollReset: true })}
        shortcut="/"
      />
      <Query
        call={call}
        failed={t.the_faqs_didnt_load()}
        loading={t.loading_the_faqs()}
        skeleton={<SkeletonRows count={6} />}
      >
        {({ items }) => <Groups all={items} words={words} />}
      </Query>
    </div>
  )
}

function Groups({ all, words }: { all: AdminFaq[]; words: string }) {
  const queries = useQueryClient()
  const [told, setTold] = useState('')
  const update = useApiMutation(updateFaq, {
    onSuccess: ({ question, position, group }) => {
      setTold(t.question_is_now_number_position_in({ question, position: position + 1, group }))
      return queries.invalidateQueries({ queryKey: [listAdminFaqs.name] })
    },
    onError: (error) => notify.error(t.couldnt_move_that(), { description: getMessage(error) }),
  })
  const wanted = foldText(words)
  const found = all.filter(({ question, answer }) => foldText(`${question} ${answer}`).includes(wanted))
  if (found.length === 0) {
    return words.trim() ? (
      <EmptyState icon={SearchX} title={t.no_faqs_match_trim({ trim: words.trim() })}>
        {t.try_another_word()}
      </EmptyState>
    ) : (
      <EmptyState
        icon={MessageCircleQuestionMark}
        title={t.no_faqs_yet()}
        action={
          <LinkButton to="/faq/new" icon={Plus}>
            {t.add_faq()}
          </LinkButton>
        }
      >
        {t.add_the_questions_people_ask_you_most()}
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
                  <PageLink to={`/faq/${faq.id}/edit`} className="text-sm wrap-anywhere">
                    {faq.question}
                  </PageLink>
                  {faq.status === 'hidden' && <Badge icon={EyeOff}>{t.hidden()}</Badge>}
                </span>
                {!wanted && (
                  <>
                    <May op={updateFaq}>
                      <IconButton
                        icon={ArrowUp}
                        label={t.move_up_question({ question: faq.question })}
                        disabled={at === 0}
                        onClick={() => update.mutate({ id: faq.id, position: at - 1 })}
                      />
                    </May>
                    <May op={updateFaq}>
                      <IconButton
                        icon={ArrowDown}
                        label={t.move_down_question({ question: faq.question })}
                        disabled={at === faqs.length - 1}
                        onClick={() => update.mutate({ id: faq.id, position: at + 1 })}
                      />
                    </May>
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
