import { useQueryClient } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, EyeOff, MessageCircleQuestionMark, Plus } from 'lucide-react'
import { useState } from 'react'
import { type AdminFaq, listAdminFaqs, updateFaq } from '#domains/catalogue/common/faqs.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { May } from '#domains/staff/web/shared/may.tsx'
import { PageLink } from '#domains/staff/web/shared/page-link.tsx'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import { AuditLog } from '#domains/staff/web/shared/audit/audit-log.tsx'
import { defineTable } from '#domains/staff/web/shared/table/define-table.tsx'
import * as t from '#domains/catalogue/texts.ts'

export const meta = makeAdminMeta(t.faqs)

const faqs = defineTable({
  path: '/faqs',
  operation: listAdminFaqs,
  getText: ({ question, answer }) => `${question} ${answer}`,
  icon: MessageCircleQuestionMark,
  words: () => ({
    title: t.faqs(),
    failed: t.the_faqs_didnt_load(),
    loading: t.loading_the_faqs(),
    none: {
      title: t.no_faqs_yet(),
      text: t.add_the_questions_people_ask_you_most(),
      action: (
        <LinkButton to="/faq/new" icon={Plus}>
          {t.add_faq()}
        </LinkButton>
      ),
    },
  }),
  nothing: ({ search: { q } }) =>
    q ? { title: t.no_faqs_match_trim({ trim: q.trim() }), text: t.try_another_word() } : null,
  filters: () => [{ kind: 'search', label: t.search_faqs() }],
  renderRows: (found, { search: { q } }) => <Groups faqs={found} isWhole={!q?.trim()} />,
  Tools: () => (
    <LinkButton to="/faq/new" size="small" icon={Plus}>
      {t.add_faq()}
    </LinkButton>
  ),
  Bottom: () => (
    <div className="mt-6">
      <AuditLog subject={{ subject_kind: 'faq' }} nothing={t.no_admin_has_changed_an_faq()} />
    </div>
  ),
})

export default faqs.Page

interface GroupsProps {
  faqs: AdminFaq[]
  /** Only an unfiltered list can be reordered. */
  isWhole: boolean
}

function Groups({ faqs: found, isWhole }: GroupsProps) {
  const queries = useQueryClient()
  const [announced, setAnnounced] = useState('')
  const update = useApiMutation(updateFaq, {
    onSuccess: ({ question, position, group }) => {
      setAnnounced(t.question_is_now_number_position_in({ question, position: position + 1, group }))
      return queries.invalidateQueries({ queryKey: [listAdminFaqs.name] })
    },
    onError: (error) => notify.error(t.couldnt_move_that(), { description: getMessage(error) }),
  })
  return (
    <div className="grid grid-cols-1 gap-3.5">
      <output className="sr-only">{announced}</output>
      {[...Map.groupBy(found, ({ group }) => group)].map(([group, items]) => (
        <Panel key={group} flush title={group} aside={<span className="num">{items.length}</span>}>
          <ol className="mt-2">
            {items.map((faq, at) => (
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
                {isWhole && (
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
                        disabled={at === items.length - 1}
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
    </div>
  )
}
